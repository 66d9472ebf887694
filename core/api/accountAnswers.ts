import { z } from "zod";
import { CONFIRMED_BY } from "#core/people/confirmation.ts";
import { count, instant } from "./fields.ts";

const confirmedBy = z.enum(CONFIRMED_BY);

export const OwnEmailAnswer = z.strictObject({
  email: z.string(),
  hasPassword: z.boolean(),
  confirmBy: confirmedBy,
  hasSecondFactor: z.boolean(),
  pending: z.strictObject({ email: z.string(), expiresAt: instant }).nullable(),
});
export type OwnEmailAnswer = z.infer<typeof OwnEmailAnswer>;

export const EmailChangeAnswer = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("sent"), email: z.string(), expiresAt: instant }),
  z.strictObject({ status: z.literal("changed"), email: z.string() }),
]);
export type EmailChangeAnswer = z.infer<typeof EmailChangeAnswer>;

export const WaysToSignInAnswer = z.strictObject({
  isAvailable: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Null if the organization allows only Google sign-in. */
  confirmPasswordBy: confirmedBy.nullable(),
  ssoOnly: z.boolean(),
});
export type WaysToSignInAnswer = z.infer<typeof WaysToSignInAnswer>;

export const SlackLinkAnswer = z.strictObject({
  slackName: z.string(),
  teamName: z.string().nullable(),
  connectedByName: z.string().nullable(),
  confirmBy: confirmedBy,
  hasSecondFactor: z.boolean(),
});
export type SlackLinkAnswer = z.infer<typeof SlackLinkAnswer>;

export const GoToAnswer = z.strictObject({ goTo: z.string() });
export type GoToAnswer = z.infer<typeof GoToAnswer>;

export const SecondFactorAnswer = z.strictObject({
  isOn: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: count,
  isRequired: z.boolean(),
  confirmBy: confirmedBy,
});
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswer>;

export const UserSecondFactorAnswer = SecondFactorAnswer.pick({ isOn: true, since: true });
export type UserSecondFactorAnswer = z.infer<typeof UserSecondFactorAnswer>;

export const SecretAnswer = z.strictObject({ secret: z.string(), uri: z.string() });
export type SecretAnswer = z.infer<typeof SecretAnswer>;

export const RecoveryCodesAnswer = z.strictObject({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;

export const MessageAnswer = z.strictObject({ message: z.string() });
export type MessageAnswer = z.infer<typeof MessageAnswer>;
