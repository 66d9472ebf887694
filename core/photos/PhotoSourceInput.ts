import { z } from "zod";
import { PHOTO_SERVICES } from "./photoSources.ts";

export const PhotoSourceInput = z.object({
  source: z.enum(PHOTO_SERVICES, { error: "Choose Slack or Google" }),
});
