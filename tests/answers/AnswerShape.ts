import type { z } from "zod";

/** Nothing is a 204, a redirect a 302, and "slack" a response in Slack's format. */
export type AnswerShape = z.ZodType | "nothing" | "file" | "redirect" | "slack";
