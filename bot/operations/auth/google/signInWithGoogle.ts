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
import { noteFailedSignIn, noteFailedSignInOf, type SignInFailure } from "../steps/noteFailedSignIn.ts";
import type { NewSession, SignedIn } from "../startSession.ts";

/** The reasons to record for refused sign-ins, by the refusal's code. */
const FAILURES: Partial<Record<string, SignInFailure>> = {
  no_account: "deactivated",
  password_account: "google not linked",
  other_google: "other google account",
  not_managed: "not managed by google",
  wrong_domain: "wrong domain",
};

interface Arriving {
  visitor: Visitor;
  profile: GoogleProfile;
  wanted: NewSession;
}

/**
 * Signs in the person linked to a Google account. Refuses an unlinked account regardless of its email, except where
 * people sign in with Google only: there, the first account managed by Google is linked to the person with that email.
 */
export async function signInWithGoogle(
  visitor: Visitor,
  profile: GoogleProfile,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep> {
  assertVerified(profile);
  const linked = await findGoogleAccount(profile.subject);
  const arriving = { visitor, profile, wanted };
  try {
    return await (linked ? signInLinked(linked, arriving) : signInFirst(arriving));
  } catch (error) {
    const reason = error instanceof Refusal ? FAILURES[error.code] : undefined;
    // A linked Google account may have another person's email here.
    if (reason && linked) await noteFailedSignInOf(visitor, linked, reason);
    else if (reason) await noteFailedSignIn(visitor, profile.email, reason);
    throw error;
  }
}

function signInLinked(
  account: Person & { isActive: boolean },
  arriving: Arriving,
): Promise<SignedIn | PendingSecondStep> {
  const { profile } = arriving;
  if (!account.isActive) throw noAccount();
  const now = operationsRuntime().clock.now();
  return transactionally(async (tx) => {
    await holdSignIn(account, tx);
    // Refuse if the person was deactivated or unlinked since the first lookup.
    const still = await findGoogleAccount(profile.subject, tx);
    if (!still?.isActive || still.userId !== account.userId) throw noAccount();
    assertOfDomain(profile, still.organizationDomain);
    const { organizationId, userId: id } = still;
    if (isManagedByGoogle(profile)) await proveAddress({ organizationId, id, email: profile.email }, { tx, now });
    return begin(still, arriving, {}, { tx, now });
  });
}

/**
 * Links a Google account to a person at their first sign-in, where people sign in with Google only, and signs them in.
 */
async function signInFirst(arriving: Arriving): Promise<SignedIn | PendingSecondStep> {
  const { profile } = arriving;
  const found = await findAccount(profile.email);
  if (!found?.isActive) throw noAccount();
  if (!found.googleOnly) throw new Refusal("conflict", "password_account", REDIRECT_ERRORS.password_account);
  assertOfDomain(profile, found.organizationDomain);
  if (!isManagedByGoogle(profile)) throw new Refusal("forbidden", "not_managed", REDIRECT_ERRORS.not_managed);
  const now = operationsRuntime().clock.now();
  return transactionally(async (tx) => {
    await linkFirst(found, profile, { tx, now });
    await holdSignIn(found, tx);
    return begin(found, arriving, { google: "linked" }, { tx, now });
  });
}

function begin(
  person: Person,
  { visitor, wanted }: Arriving,
  after: Record<string, unknown>,
  at: { tx: Transaction; now: Date },
): Promise<SignedIn | PendingSecondStep> {
  return afterFirstStep(person, { by: "google", wanted, visitor, after: { by: "google", ...after } }, at);
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
  // Refuse if the person was deactivated or given another email since the first lookup.
  const still = await findAccount(profile.email, tx);
  if (!person?.isActive || still?.userId !== userId) throw noAccount();
  if (!(await holdGoogleOnly(organizationId, tx)))
    throw new Refusal("conflict", "password_account", REDIRECT_ERRORS.password_account);
  const { hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
  if (hasGoogle) throw new Refusal("conflict", "other_google", REDIRECT_ERRORS.other_google);
  await assertUnknownToUs(profile, tx);
  await addGoogleIdentity({ organizationId, id: userId }, profile, { tx, now });
}
