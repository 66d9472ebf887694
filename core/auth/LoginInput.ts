import { z } from "zod";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { text } from "#core/inputs.ts";

/** Accepts a malformed email, so that it fails like an unknown email. */
export const LoginInput = z.object({
  email: text({ max: 254, required: "Email is required" }).overwrite(normalEmail),
  password: z.string({ error: "Password is required" }).min(1, { error: "Password is required" }).max(200, {
    error: "Password must be at most 200 characters",
  }),
  /** Lets an Owner sign in even if single sign-on is required. */
  recoveryCode: z
    .string({ error: "Recovery code must be text" })
    .max(100, { error: "Recovery code must be at most 100 characters" })
    .optional(),
});
export type LoginInput = z.output<typeof LoginInput>;
