import { z } from "zod";
import { orNone, text } from "#core/inputs.ts";

export const DigestInput = z.object({ channelId: orNone(text({ max: 60 })) });
export type DigestInput = z.output<typeof DigestInput>;
