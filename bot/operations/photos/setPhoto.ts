import { MAX_PHOTO_BYTES, unfitPhoto } from "#core/photos/photoLimits.ts";
import { PhotoInput } from "#core/photos/PhotoInput.ts";
import { plainJpeg } from "#core/photos/plainJpeg.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { operation } from "../operation.ts";
import { withLeaveTypes } from "../people/steps/withLeaveTypes.ts";
import { isStored, storePhoto } from "./steps/storePhoto.ts";

export const setPhoto = operation(
  "setPhoto",
  PhotoInput,
  async (input, { me, tx, now, audit, unchanged }) => {
    const image = plainJpeg(Buffer.from(input.image, "base64"));
    if (image.length > MAX_PHOTO_BYTES) throw unfitPhoto(`The photo can be at most ${MAX_PHOTO_BYTES / 1024} KB`);
    const photo = { image, source: "upload" } as const;
    if (await isStored(me, photo, tx)) {
      unchanged();
      return withLeaveTypes(me, tx);
    }
    await storePhoto(me, photo, { tx, now });
    await audit({
      subject: ["user", me.id],
      before: { hasPhoto: me.photoVersion !== null },
      after: { hasPhoto: true },
    });
    return withLeaveTypes((await findPerson(me.organizationId, me.id, tx)) ?? me, tx);
  },
  { locksMe: true },
);
