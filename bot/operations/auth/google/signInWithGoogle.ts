import type { Transaction } from "sequelize";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { isManagedByGoogle } from "#core/auth/googleOnly.ts";
import { Refusal } from "#core/refusal.ts";
import {
  type Account,
  findAccount,
  findGoogleAccount,
  findWaysToSignIn,
  proveAddress,
} from "#db/queries/people/accounts.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { addGoogleIdentity, assertUnknownToUs } from "./steps/googleIdentity.ts";
import { assertOfDomain, assertVerified, type GoogleProfile } from "./GoogleProfile.ts";
import { holdGoogleOnly, holdSignIn } from "#bot/operations/organization/steps/signInLock.ts";
import { afterFirstStep, type PendingSecondStep } from "#bot/operations/auth/secondFactor/afterFirstStep.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { noteFailedSignIn } from "../steps/noteFailedSignIn.ts";
import type { NewSession, SignedIn } from "../startSession.ts";

/**
 * Signs in the person linked to a Google account. An unlinked account is refused whatever its email, except where
 * people sign in with Google only: there the first account managed by Google is linked to the person with that email.
 */
export async function signInWithGoogle(
  visitor: Visitor,
  profile: GoogleProfile,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep> {
  assertVerified(profile);
  const account = await findGoogleAccount(profile.subject);
  const now = operationsRuntime().clock.now();
  const begun = (person: Person, after: Record<string, unknown>, tx: Transaction) =>
    afterFirstStep(person, { by: "google", wanted, visitor, after: { by: "google", ...after } }, { tx, now });

  if (account?.isActive) {
    return transactionally(async (tx) => {
      await holdSignIn(account, tx);
      // Refuse if the person was deactivated or unlinked in the meantime.
      const still = await findGoogleAccount(profile.subject, tx);
      if (!still?.isActive || still.userId !== account.userId) throw noAccount();
      assertOfDomain(profile, still.organizationDomain);
      const { organizationId, userId: id } = still;
      await proveAddress({ organizationId, id, email: profile.email }, { tx, now });
      return begun(still, {}, tx);
    });
  }
  const found = account ? undefined : await findAccount(profile.email);
  if (!found?.isActive) {
    await noteFailedSignIn(visitor, profile.email, "deactivated");
    throw noAccount();
  }
  if (!found.googleOnly) throw new Refusal("conflict", "password_account", REDIRECT_ERRORS.password_account);
  assertOfDomain(profile, found.organizationDomain);
  if (!isManagedByGoogle(profile)) throw new Refusal("forbidden", "not_managed", REDIRECT_ERRORS.not_managed);
  return transactionally(async (tx) => {
    await linkFirst(found, profile, { tx, now });
    await holdSignIn(found, tx);
    return begun(found, { google: "linked" }, tx);
  });
}

function noAccount(): Refusal {
  return new Refusal("unauthenticated", "no_account", REDIRECT_ERRORS.no_account);
}

type Person = Pick<Account, "organizationId" | "userId">;

/** Links a person's first Google account. Locks the person, so that concurrent first sign-ins run one at a time. */
async function linkFirst(
  { organizationId, userId }: Person,
  profile: GoogleProfile,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const person = await lockPerson(organizationId, userId, tx);
  // Refuse if the person was deactivated or given another email in the meantime.
  const still = await findAccount(profile.email, tx);
  if (!person?.isActive || still?.userId !== userId) throw noAccount();
  if (!(await holdGoogleOnly(organizationId, tx)))
    throw new Refusal("conflict", "password_account", REDIRECT_ERRORS.password_account);
  const { hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
  if (hasGoogle) throw new Refusal("conflict", "other_google", REDIRECT_ERRORS.other_google);
  await assertUnknownToUs(profile, tx);
  await addGoogleIdentity({ organizationId, id: userId }, profile, { tx, now });
}
