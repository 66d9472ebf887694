import { z } from "zod";
import { emailField, newPasswordField, text } from "#core/inputs.ts";

export const ForgotPasswordInput = z.object({ email: emailField("Email is required") });
export type ForgotPasswordInput = z.output<typeof ForgotPasswordInput>;

const newPassword = newPasswordField("Password must be at least 6 characters");

export const ResetPasswordInput = z.object({
  token: text({ max: 200, required: "The link's token is required" }),
  newPassword,
});
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;

export const ResetPasswordForm = z
  .object({ newPassword, confirmPassword: newPasswordField("Confirm password is required") })
  .refine((form) => form.newPassword === form.confirmPassword, {
    error: "Passwords don't match",
    path: ["confirmPassword"],
  });
export type ResetPasswordForm = z.output<typeof ResetPasswordForm>;
