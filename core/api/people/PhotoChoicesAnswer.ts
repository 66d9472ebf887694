import { z } from "zod";
import { PHOTO_SERVICES, PHOTO_SOURCES } from "#core/photos/photoSources.ts";

export const PhotoChoicesAnswer = z.strictObject({
  /** The origin of the person's photo; null without one. */
  source: z.enum(PHOTO_SOURCES).nullable(),
  /** The services with a photo that the person can use. */
  services: z.array(z.enum(PHOTO_SERVICES)),
});
export type PhotoChoicesAnswer = z.infer<typeof PhotoChoicesAnswer>;
