import { z } from "zod";

/** How long a sign-in or a confirmation with Google shows that it is you, in milliseconds. */
export const CONFIRMED_FOR_MS = 10 * 60_000;

/** Changes of your own account that a confirmation with Google allows; it is given for one of them. */
export const CONFIRMATION_PURPOSES = ["email", "password", "secondFactor"] as const;
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number];

/** The change that you confirm with Google. */
export const GoogleConfirmationInput = z.object({
  purpose: z.enum(CONFIRMATION_PURPOSES, { error: "Purpose must be email, password or secondFactor" }),
});
export type GoogleConfirmationInput = z.output<typeof GoogleConfirmationInput>;

/** How a person shows that it is them: with the password, a code of the app, Google, nothing more, or by signing in again. */
export type ConfirmedBy = "password" | "code" | "google" | "nothing" | "signIn";

export interface ConfirmationFacts {
  /** Whether a second factor is on that can confirm this change. */
  hasFactor: boolean;
  /** Whether the person has a password that signs them in. */
  hasPassword: boolean;
  hasGoogle: boolean;
  /** When the person last confirmed this change with Google, in this session. */
  confirmedAt: Date | null;
  /** When the session began, if a fresh sign-in is enough for this change. */
  signedInAt: Date | null;
  now: Date;
}

/** How a person shows that it is them before their account changes, given what they have. */
export function confirmedBy(facts: ConfirmationFacts): ConfirmedBy {
  const { hasFactor, hasPassword, hasGoogle, confirmedAt, signedInAt, now } = facts;
  if (!hasFactor && isFresh(signedInAt, now)) return "nothing";
  if (hasPassword) return "password";
  if (hasFactor) return "code";
  if (isFresh(confirmedAt, now)) return "nothing";
  return hasGoogle ? "google" : "signIn";
}

function isFresh(at: Date | null, now: Date): boolean {
  return at !== null && now.getTime() - at.getTime() < CONFIRMED_FOR_MS;
}
