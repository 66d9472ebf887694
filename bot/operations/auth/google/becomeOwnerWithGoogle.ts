import { isManagedByGoogle } from "#core/auth/googleOnly.ts";
import { emailField } from "#core/inputs.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { countryOfZone } from "#core/offices/zones.ts";
import { cleanPersonName } from "#core/nameField.ts";
import { nameFromEmail } from "#core/people/names.ts";
import { Refusal } from "#core/refusal.ts";
import { OrganizationSignup } from "#db/models/accounts/OrganizationSignup.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { foundOrganization } from "../signUp/steps/foundOrganization.ts";
import { addGoogleIdentity, assertUnknownToUs } from "./steps/googleIdentity.ts";
import { assertOfDomain, assertVerified, type GoogleProfile } from "./GoogleProfile.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { type NewSession, type SignedIn, startSession } from "../startSession.ts";

const address = emailField();

export async function becomeOwnerWithGoogle(
  visitor: Visitor,
  profile: GoogleProfile,
  signupId: string,
  wanted: NewSession,
): Promise<SignedIn> {
  assertVerified(profile);
  const now = operationsRuntime().clock.now();
  return transactionally(async (tx) => {
    const signup = await OrganizationSignup.findByPk(signupId, { lock: tx.LOCK.UPDATE, transaction: tx });
    if (!signup || signup.expiresAt <= now) {
      throw new Refusal("missing", "signup_over", REDIRECT_ERRORS.signup_over);
    }
    assertOfDomain(profile, signup.domain);
    await assertUnknownToUs(profile, tx);
    const { name, domain, timezone, ptoPolicy, leaveYearStartsIn } = signup;
    const email = address.safeParse(profile.email).data;
    if (email === undefined) throw new Refusal("forbidden", "unverified_email", REDIRECT_ERRORS.unverified_email);
    const founded = await foundOrganization(
      {
        id: signupId,
        name,
        domain,
        ptoPolicy,
        leaveYearStartsIn,
        office: { name: "Main Office", country: countryOfZone(timezone), timezone },
        owner: { name: cleanPersonName(profile.name) ?? nameFromEmail(email), email },
        passwordHash: null,
        isProven: isManagedByGoogle(profile),
      },
      { tx, now, source: visitor.source },
    );
    const person = { organizationId: signupId, id: founded.user.id };
    await addGoogleIdentity(person, profile, { tx, now });
    await signup.destroy({ transaction: tx });
    const begun = { by: "google", wanted, visitor, after: { by: "google" } } as const;
    return startSession({ organizationId: signupId, userId: person.id }, begun, { tx, now });
  });
}
