import type { z } from "zod";

/**
 * A successful response: JSON that matches a schema, no content (204), a file, a redirect (302), or a response in
 * Slack's format.
 */
export type AnswerShape = z.ZodType | "nothing" | "file" | "redirect" | "slack";
