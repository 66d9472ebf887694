import { z } from "zod";
import { emailField, orAbsent } from "#core/inputs.ts";
import { SecondFactorCode } from "./SecondFactorInput.ts";

/**
 * A person's new email, together with their password if they have one, and a code from their app if they have a second
 * factor.
 */
export const EmailChangeInput = z.object({
  email: emailField("Email is required"),
  currentPassword: orAbsent(
    z
      .string({ error: "Current password must be text" })
      .max(200, { error: "Current password must be at most 200 characters" }),
  ),
  code: orAbsent(SecondFactorCode.shape.code),
});
export type EmailChangeInput = z.output<typeof EmailChangeInput>;
