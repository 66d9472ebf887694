import { normalEmail } from "#core/addresses/normalEmail.ts";
import { isManagedByGoogle } from "#core/auth/googleOnly.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { findGoogleAccount, proveAddress } from "#db/queries/people/accounts.ts";
import type { LinkedPerson, ProviderAccount } from "../../providers/ProviderAccount.ts";
import { noteFailedSignIn, noteFailedSignInOf, type SignInFailure } from "../../steps/noteFailedSignIn.ts";
import { assertOfDomain, type GoogleProfile } from "../GoogleProfile.ts";

const FAILURES: Partial<Record<string, SignInFailure>> = {
  no_account: "deactivated",
  password_account: "google not linked",
  other_google: "other google account",
  not_managed: "not managed by google",
  wrong_domain: "wrong domain",
  sso_required: "sso required",
};

interface GooglePerson extends LinkedPerson {
  organizationDomain: string | null;
}

export function googleAccount(
  profile: GoogleProfile,
  meet: ProviderAccount<GooglePerson, never>["meet"],
): ProviderAccount<GooglePerson, never> {
  return {
    key: `google ${profile.subject}`,
    start: { by: "google", after: { by: "google" } },
    findPerson: (tx) => findGoogleAccount(profile.subject, tx),
    hold: async () => {},
    admit: async ({ organizationId, userId: id, organizationDomain }, at) => {
      assertOfDomain(profile, organizationDomain);
      const email = normalEmail(profile.email);
      if (isManagedByGoogle(profile)) await proveAddress({ organizationId, id, email }, at);
      return undefined;
    },
    meet,
    refusalOf: noAccount,
    noteRefusal: async ({ code }, visitor, linked) => {
      const reason = FAILURES[code];
      // The email of a linked Google account may belong to another person in Awayday.
      if (reason && linked) await noteFailedSignInOf(visitor, linked, reason);
      else if (reason) await noteFailedSignIn(visitor, normalEmail(profile.email), reason);
    },
  };
}

export function noAccount(): Refusal {
  return new Refusal("unauthenticated", "no_account", REDIRECT_ERRORS.no_account);
}
