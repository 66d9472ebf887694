import { createHash } from "node:crypto";
import { MAX_PHOTO_BYTES, unfitPhoto } from "#core/photos/photoLimits.ts";
import { PhotoInput } from "#core/photos/PhotoInput.ts";
import { plainJpeg } from "#core/photos/plainJpeg.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { setPhotoOf } from "#db/queries/photos/photos.ts";
import { operation } from "../operation.ts";
import { withLeaveTypes } from "../people/steps/withLeaveTypes.ts";

const VERSION_LENGTH = 16;

/** Stores the caller's photo without its metadata, and returns the caller. */
export const setPhoto = operation(
  "setPhoto",
  PhotoInput,
  async (input, { me, tx, now, audit, unchanged }) => {
    const image = plainJpeg(Buffer.from(input.image, "base64"));
    if (image.length > MAX_PHOTO_BYTES) throw unfitPhoto(`The photo can be at most ${MAX_PHOTO_BYTES / 1024} KB`);
    // Depends on the person, so that equal photos of two people don't have equal URLs.
    const version = createHash("sha256").update(me.id).update(image).digest("hex").slice(0, VERSION_LENGTH);
    if (version === me.photoVersion) {
      unchanged();
      return withLeaveTypes(me, tx);
    }
    await setPhotoOf(me, { image, version }, { tx, now });
    await audit({
      subject: ["user", me.id],
      before: { hasPhoto: me.photoVersion !== null },
      after: { hasPhoto: true },
    });
    return withLeaveTypes((await findPerson(me.organizationId, me.id, tx)) ?? me, tx);
  },
  { locksMe: true },
);
