import { z } from "zod";
import { emailField, orAbsent } from "#core/inputs.ts";
import { SecondFactorCode } from "./SecondFactorInput.ts";

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
