import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import { photoChanged, photoNotAllowed, photoUnavailable, serviceNotConnected } from "#core/photos/photoRefusals.ts";
import { PhotoSourceInput } from "#core/photos/PhotoSourceInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { findPhotoFacts, holdServicePhotos } from "#db/queries/photos/servicePhotos.ts";
import type { Actor } from "../actor.ts";
import { withLeaveTypes } from "../people/steps/withLeaveTypes.ts";
import { preparedOperation } from "../preparedOperation.ts";
import type { PictureOf } from "./PictureOf.ts";
import { placeOf } from "./steps/placeOf.ts";
import { isStored, storePhoto } from "./steps/storePhoto.ts";
import { usablePicture } from "./steps/usablePicture.ts";

export function setPhotoSource(
  actor: Actor,
  input: unknown,
  pictureOf: PictureOf,
): Promise<Person & { leaveTypes: readonly LeaveTypeView[] }> {
  return preparedOperation(
    "setPhoto",
    PhotoSourceInput,
    async ({ source }, { me, count }) => {
      const facts = await findPhotoFacts(me);
      if (!facts.isAllowed) throw photoNotAllowed();
      const place = await placeOf(source, me, facts);
      if (!place) throw serviceNotConnected(source);
      await count([limits.servicePhotos, me.id]);
      const image = await usablePicture(place, pictureOf);
      if (!image) throw photoUnavailable(source);
      return { image, replaced: me.photoVersion };
    },
    async ({ source }, { image, replaced }, { me: reader, tx, now, audit, again, unchanged }) => {
      await lockPerson(reader.organizationId, reader.id, tx);
      const { me } = await again();
      if (!(await holdServicePhotos(me.organizationId, tx))) throw photoNotAllowed();
      if (me.photoVersion !== replaced) throw photoChanged();
      if (await isStored(me, { image, source }, tx)) {
        unchanged();
        return withLeaveTypes(me, tx);
      }
      await storePhoto(me, { image, source }, { tx, now });
      await audit({
        subject: ["user", me.id],
        before: { hasPhoto: replaced !== null },
        after: { hasPhoto: true, photoFrom: source },
      });
      return withLeaveTypes((await findPerson(me.organizationId, me.id, tx)) ?? me, tx);
    },
  )(actor, input);
}
