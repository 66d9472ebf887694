import { z } from "zod";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { Refusal } from "#core/refusal.ts";

export interface GoogleProfile {
  /** Google's id for the account, which never changes; the email may. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string | null;
  /** The Google Workspace domain of the account; null if it has none. */
  hostedDomain: string | null;
  /** The address of the account's picture, if Google returned one. */
  picture?: string | undefined;
}

/** Refuses an address that Google has not verified, because anyone could have entered it. */
export function assertVerified({ isEmailVerified }: GoogleProfile): void {
  if (isEmailVerified) return;
  throw new Refusal("forbidden", "unverified_email", REDIRECT_ERRORS.unverified_email);
}

/** Refuses a Google account whose address or Workspace is outside the organization's domain, if there is one. */
export function assertOfDomain({ email, hostedDomain }: GoogleProfile, domain: string | null): void {
  assertEmailDomain(email, domain);
  if (domain && hostedDomain) assertEmailDomain(`account@${hostedDomain}`, domain);
}

export const GoogleProfileInput = z.object({
  subject: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string().nullable(),
  hostedDomain: z.string().nullable(),
  picture: z.string().optional(),
});
