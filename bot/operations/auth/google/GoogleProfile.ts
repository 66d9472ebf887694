import { z } from "zod";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { Refusal } from "#core/refusal.ts";

export interface GoogleProfile {
  /** Never changes, unlike the email. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string | null;
  hostedDomain: string | null;
  picture?: string | undefined;
}

/** Throws (403) if Google hasn't verified the email, because anyone could have entered it. */
export function assertVerified({ isEmailVerified }: GoogleProfile): void {
  if (isEmailVerified) return;
  throw new Refusal("forbidden", "unverified_email", REDIRECT_ERRORS.unverified_email);
}

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
