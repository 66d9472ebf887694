import { z } from "zod";
import { PHOTO_SERVICES } from "./photoSources.ts";

/** The service whose photo a person wants to use. */
export const PhotoSourceInput = z.object({
  source: z.enum(PHOTO_SERVICES, { error: "Choose Slack or Google" }),
});
