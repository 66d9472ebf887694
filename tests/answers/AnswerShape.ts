import type { z } from "zod";

/** `nothing` is a 204, `redirect` a 302, and `slack` a response in Slack's format. */
export type AnswerShape = z.ZodType | "nothing" | "file" | "redirect" | "slack";
