import { z } from "zod";
import { newPasswordField, orAbsent } from "#core/inputs.ts";
import { SecondFactorCode } from "./SecondFactorInput.ts";

export const FirstPassword = z.object({
  newPassword: newPasswordField("Password must be at least 6 characters"),
  code: orAbsent(SecondFactorCode.shape.code),
});
export type FirstPassword = z.output<typeof FirstPassword>;

export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: "Current password is required" })
    .min(1, { error: "Current password is required" })
    .max(200, { error: "Current password must be at most 200 characters" }),
  newPassword: newPasswordField("Password must be at least 6 characters"),
});
export type PasswordChange = z.output<typeof PasswordChange>;
