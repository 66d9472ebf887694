import { z } from "zod";

export const CONFIRMED_FOR_MS = 10 * 60_000;

const CONFIRMATION_PURPOSES = ["email", "password", "secondFactor", "slack", "sso"] as const;
export type ConfirmationPurpose = (typeof CONFIRMATION_PURPOSES)[number];

export const GoogleConfirmationInput = z.object({
  purpose: z.enum(CONFIRMATION_PURPOSES, { error: "Purpose must be email, password, secondFactor, slack, or sso" }),
});
export type GoogleConfirmationInput = z.output<typeof GoogleConfirmationInput>;

/**
 * `nothing` means that a recent sign-in or Google confirmation is enough. `signIn` means that the person has no
 * password, second factor, or Google account.
 */
export const CONFIRMED_BY = ["password", "code", "google", "nothing", "signIn"] as const;
export type ConfirmedBy = (typeof CONFIRMED_BY)[number];

interface ConfirmationFacts {
  hasFactor: boolean;
  hasPassword: boolean;
  hasGoogle: boolean;
  confirmedAt: Date | null;
  /** The start of the session, if a recent sign-in is enough for the change. */
  signedInAt: Date | null;
  now: Date;
}

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
