import { z } from "zod";

/** One's own password, to show that it is oneself who links a Google account. */
export const GoogleLinkInput = z.object({
  password: z
    .string({ error: "Password is required" })
    .min(1, { error: "Password is required" })
    .max(200, { error: "Password must be at most 200 characters" }),
});
export type GoogleLinkInput = z.output<typeof GoogleLinkInput>;
