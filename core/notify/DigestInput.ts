import { z } from "zod";
import { orNone, text } from "#core/inputs.ts";

/** The Slack channel that gets an office's digest of absences each morning; null for none. */
export const DigestInput = z.object({ channelId: orNone(text({ max: 60 })) });
export type DigestInput = z.output<typeof DigestInput>;
