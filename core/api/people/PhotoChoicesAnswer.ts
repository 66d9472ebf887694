import { z } from "zod";
import { PHOTO_SERVICES, PHOTO_SOURCES } from "#core/photos/photoSources.ts";

export const PhotoChoicesAnswer = z.strictObject({
  source: z.enum(PHOTO_SOURCES).nullable(),
  services: z.array(z.enum(PHOTO_SERVICES)),
});
export type PhotoChoicesAnswer = z.infer<typeof PhotoChoicesAnswer>;
