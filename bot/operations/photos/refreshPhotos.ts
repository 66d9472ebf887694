import { millisecondsInDay } from "date-fns/constants";
import { lockPerson } from "#db/queries/people/person.ts";
import { findPhoto } from "#db/queries/photos/photos.ts";
import { type DuePhoto, holdServicePhotos, noteChecked, takeDuePhotos } from "#db/queries/photos/servicePhotos.ts";
import { writeAuditEntry } from "../audit.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import type { PictureOf } from "./PictureOf.ts";
import { placeOf } from "./steps/placeOf.ts";
import { photoVersion, storePhoto } from "./steps/storePhoto.ts";
import { usablePicture } from "./steps/usablePicture.ts";

const WEEK_MS = 7 * millisecondsInDay;
const PER_RUN = 10;

export async function refreshPhotos(
  pictureOf: PictureOf,
  goesOn: () => boolean = () => true,
): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const now = operationsRuntime().clock.now();
  const before = now.getTime() - WEEK_MS;
  const noted = new Date(before + millisecondsInDay);
  for (const due of await takeDuePhotos(noted, new Date(before), PER_RUN)) {
    if (!goesOn()) break;
    try {
      if (await refresh(due, pictureOf)) await noteChecked(due, { noted, now });
    } catch (error) {
      broken.push({ organizationId: due.organizationId, error });
    }
  }
  return broken;
}

async function refresh(due: DuePhoto, pictureOf: PictureOf): Promise<boolean> {
  const { organizationId, id, service: source } = due;
  const place = await placeOf(source, due);
  if (!place) return true;
  const image = await usablePicture(place, pictureOf);
  if (!image) return false;
  const now = operationsRuntime().clock.now();
  await transactionally(async (tx) => {
    const person = await lockPerson(organizationId, id, tx);
    if (!person?.isActive || !(await holdServicePhotos(organizationId, tx))) return;
    // The person may have uploaded or deleted a photo during the download.
    if ((await findPhoto(due, tx))?.source !== source || person.photoVersion === photoVersion(due, image)) return;
    await storePhoto(due, { image, source }, { tx, now });
    const by = { organizationId, userId: null, source: "clock", action: "setPhoto", at: now } as const;
    await writeAuditEntry(by, { subject: ["user", id], after: { hasPhoto: true, photoFrom: source } }, tx);
  }, organizationId);
  return true;
}
