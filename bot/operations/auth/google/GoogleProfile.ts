import { z } from "zod";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { Refusal } from "#core/refusal.ts";

/** Somebody as Google knows them. */
export interface GoogleProfile {
  /** Google's name for the account, which never changes; the e-mail may. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string | null;
  /** The Google Workspace that the account belongs to. */
  hostedDomain: string | null;
}

/** Refuses an address that Google has not verified: anybody could have typed it in. */
export function assertVerified({ isEmailVerified }: GoogleProfile): void {
  if (isEmailVerified) return;
  throw new Refusal("forbidden", "unverified_email", REDIRECT_ERRORS.unverified_email);
}

/** Refuses an account outside of an organisation's domain, by its address or by the Workspace that it belongs to. */
export function assertOfDomain({ email, hostedDomain }: GoogleProfile, domain: string | null): void {
  assertEmailDomain(email, domain);
  if (domain && hostedDomain) assertEmailDomain(`account@${hostedDomain}`, domain);
}

/** A profile as an operation takes it in. */
export const GoogleProfileInput = z.object({
  subject: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string().nullable(),
  hostedDomain: z.string().nullable(),
});
