import { z } from "zod";
import { orNone, text } from "#core/inputs.ts";

/** Which channel of Slack is told every morning who of an office is away; null for none. */
export const DigestInput = z.object({ channelId: orNone(text({ max: 60 })) });
export type DigestInput = z.output<typeof DigestInput>;
