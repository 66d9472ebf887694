import { isLinkTrusted } from "#core/people/access/mayLinkByEmail.ts";
import type { PhotoService } from "#core/photos/photoSources.ts";
import { findPhotoFacts, type PhotoFacts } from "#db/queries/photos/servicePhotos.ts";
import { findPlaces } from "#db/queries/slack/slackPlaces.ts";
import type { PicturePlace } from "../PictureOf.ts";

interface Owner {
  organizationId: string;
  id: string;
}

export async function placeOf(
  service: PhotoService,
  person: Owner,
  facts?: PhotoFacts,
): Promise<PicturePlace | undefined> {
  if (service === "google") {
    const { googlePicture: address } = facts ?? (await findPhotoFacts(person));
    return address === null ? undefined : { service, address };
  }
  for (const { teamId, slackUserId, linked, connector } of await findPlaces(person.organizationId, person.id)) {
    if (slackUserId !== null && linked && isLinkTrusted(linked, connector)) return { service, teamId, slackUserId };
  }
  return undefined;
}
