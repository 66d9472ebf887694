import { z } from "zod";
import { text } from "#core/inputs.ts";

/** An email and a password. Malformed values are accepted, so that they fail like wrong ones. */
export const LoginInput = z.object({
  email: text({ max: 254, required: "Email is required" }),
  password: z.string({ error: "Password is required" }).min(1, { error: "Password is required" }).max(200, {
    error: "Password must be at most 200 characters",
  }),
});
export type LoginInput = z.output<typeof LoginInput>;
