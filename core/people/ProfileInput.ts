import { z } from "zod";
import { newPasswordField, orAbsent, orNone, yesOrNo } from "#core/inputs.ts";
import { SecondFactorCode } from "#core/auth/SecondFactorInput.ts";
import { personNameField } from "#core/nameField.ts";

/** What somebody can choose to be told: by which entry point, and what beyond requests and decisions. */
export const NOTIFICATION_CHOICES = ["slack", "mail", "reminders"] as const;

/** What of oneself to change; null takes a choice back, so that what holds for everybody holds again. */
export const ProfilePatch = z.object({
  name: personNameField().optional(),
  notificationChoices: z
    .object({
      slack: orNone(yesOrNo()).optional(),
      mail: orNone(yesOrNo()).optional(),
      reminders: orNone(yesOrNo()).optional(),
    } satisfies Record<(typeof NOTIFICATION_CHOICES)[number], z.ZodType>)
    .optional(),
});
export type ProfilePatch = z.output<typeof ProfilePatch>;

/** The first password of a person who signs in with Google, with a code of their app if they have a second factor. */
export const FirstPassword = z.object({
  newPassword: newPasswordField("Password must be at least 6 characters"),
  code: orAbsent(SecondFactorCode.shape.code),
});
export type FirstPassword = z.output<typeof FirstPassword>;

/** One's own new password, with the old one. */
export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: "Current password is required" })
    .min(1, { error: "Current password is required" })
    .max(200, { error: "Current password must be at most 200 characters" }),
  newPassword: newPasswordField("Password must be at least 6 characters"),
});
export type PasswordChange = z.output<typeof PasswordChange>;
