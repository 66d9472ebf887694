import type { Transaction } from "sequelize";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { isManagedByGoogle } from "#core/auth/googleOnly.ts";
import { Refusal } from "#core/refusal.ts";
import { findAccount, findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import type { PendingSecondStep } from "#bot/operations/auth/secondFactor/afterFirstStep.ts";
import { holdGoogleOnly } from "#bot/operations/organization/steps/signInLock.ts";
import type { At, LinkedPerson, Met } from "../providers/ProviderAccount.ts";
import { signInByProvider } from "../providers/signInByProvider.ts";
import type { NewSession, SignedIn } from "../startSession.ts";
import { freeGoogleAccount } from "../steps/freeAccount.ts";
import { googleAccount, noAccount } from "./steps/googleAccount.ts";
import { addGoogleIdentity, assertUnknownToUs } from "./steps/googleIdentity.ts";
import { assertOfDomain, assertVerified, type GoogleProfile } from "./GoogleProfile.ts";

export async function signInWithGoogle(
  visitor: Visitor,
  profile: GoogleProfile,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep> {
  assertVerified(profile);
  const google = googleAccount(profile, (at) => meetByEmail(profile, at, visitor));
  const account: typeof google = {
    ...google,
    // A person who returned to the organization has a new account with the Google account's email.
    findPerson: async (tx) => {
      const linked = await google.findPerson(tx);
      return linked && !linked.isActive && (await hasReturned(linked, profile, tx)) ? undefined : linked;
    },
  };
  return signInByProvider(account, { visitor, wanted });
}

async function hasReturned(former: LinkedPerson, { email }: GoogleProfile, tx: Transaction): Promise<boolean> {
  const found = await findAccount(normalEmail(email), tx);
  return found?.isActive === true && found.organizationId === former.organizationId;
}

async function meetByEmail(profile: GoogleProfile, { tx, now }: At, { source }: Visitor): Promise<Met> {
  const email = normalEmail(profile.email);
  const found = await findAccount(email, tx);
  if (!found?.isActive) throw noAccount();
  if (!found.googleOnly) throw passwordAccount();
  assertOfDomain(profile, found.organizationDomain);
  if (!isManagedByGoogle(profile)) throw new Refusal("forbidden", "not_managed", REDIRECT_ERRORS.not_managed);
  const { organizationId, userId } = found;
  const person = await lockPerson(organizationId, userId, tx);
  const still = await findAccount(email, tx);
  if (!person?.isActive || still?.userId !== userId) throw noAccount();
  if (!(await holdGoogleOnly(organizationId, tx))) throw passwordAccount();
  const { hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
  if (hasGoogle) throw new Refusal("conflict", "other_google", REDIRECT_ERRORS.other_google);
  await freeGoogleAccount(profile.subject, person, { tx, now, source });
  await assertUnknownToUs(profile, tx);
  await addGoogleIdentity(person, profile, { tx, now });
  return { met: found, after: { google: "linked" } };
}

function passwordAccount(): Refusal {
  return new Refusal("conflict", "password_account", REDIRECT_ERRORS.password_account);
}
