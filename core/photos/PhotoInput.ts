import { z } from "zod";
import { MAX_PHOTO_BYTES } from "./photoLimits.ts";

const MAX_CHARACTERS = Math.ceil(MAX_PHOTO_BYTES / 3) * 4;

export const PhotoInput = z.object({
  image: z
    .base64({ error: "The photo must be a JPEG image in base64" })
    .max(MAX_CHARACTERS, { error: `The photo can be at most ${MAX_PHOTO_BYTES / 1024} KB` }),
});
