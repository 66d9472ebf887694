import type { Transaction } from "sequelize";
import { isManagedByGoogle } from "#core/people/googleOnly.ts";
import { Refusal } from "#core/refusal.ts";
import { type Account, findAccount, findGoogleAccount, findWaysToSignIn } from "#db/queries/accounts.ts";
import { lockPerson } from "#db/queries/person.ts";
import type { Visitor } from "../actor.ts";
import { leaveAuditLine } from "../audit.ts";
import { addGoogleIdentity, assertUnknownToUs } from "./googleIdentity.ts";
import { assertOfDomain, assertVerified, type GoogleProfile } from "./GoogleProfile.ts";
import { holdGoogleOnly } from "../organization/signInLock.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

const NO_ACCOUNT = "There is no account for this Google address. Ask an Admin of your organization to invite you.";
const BY_PASSWORD =
  "This e-mail already has an account with a password. Sign in with it, then link Google in your Profile Settings.";
const OTHER_LINKED = "Another Google account is linked to this e-mail. Sign in with that one.";
const NOT_MANAGED =
  "Google can't tell whose this address is today, so it can't sign you in yet. Ask an Owner of your organization.";

/**
 * Whose Google account this is. One that we don't know signs nobody in, whatever its e-mail is: only where people sign in
 * with Google alone, the first one that Google itself vouches for is linked to the person of the same address.
 */
export async function signInWithGoogle(
  visitor: Visitor,
  profile: GoogleProfile,
): Promise<{ organizationId: string; userId: string }> {
  assertVerified(profile);
  const account = await findGoogleAccount(profile.subject);
  const now = operationsRuntime().clock.now();
  const noted = ({ organizationId, userId }: Person, after: object, tx: Transaction) =>
    leaveAuditLine(
      { organizationId, userId, door: visitor.door, action: "signIn", at: now },
      { subject: ["user", userId], after: { by: "google", ...after } },
      tx,
    );

  if (account?.isActive) {
    assertOfDomain(profile, account.organizationDomain);
    await transactionally((tx) => noted(account, {}, tx));
    return personOf(account);
  }
  const found = account ? undefined : await findAccount(profile.email);
  if (!found?.isActive) throw new Refusal("unauthenticated", "no_account", NO_ACCOUNT);
  if (!found.googleOnly) throw new Refusal("conflict", "password_account", BY_PASSWORD);
  assertOfDomain(profile, found.organizationDomain);
  if (!isManagedByGoogle(profile)) throw new Refusal("forbidden", "not_managed", NOT_MANAGED);
  await transactionally(async (tx) => {
    await linkFirst(found, profile, { tx, now });
    await noted(found, { google: "linked" }, tx);
  });
  return personOf(found);
}

type Person = Pick<Account, "organizationId" | "userId">;

/** Two first sign-ins at once wait for each other at the person. */
async function linkFirst(
  { organizationId, userId }: Person,
  profile: GoogleProfile,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const person = await lockPerson(organizationId, userId, tx);
  if (!person?.isActive) throw new Refusal("unauthenticated", "no_account", NO_ACCOUNT);
  if (!(await holdGoogleOnly(organizationId, tx))) throw new Refusal("conflict", "password_account", BY_PASSWORD);
  const { hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
  if (hasGoogle) throw new Refusal("conflict", "other_google", OTHER_LINKED);
  await assertUnknownToUs(profile, tx);
  await addGoogleIdentity({ organizationId, id: userId }, profile, { tx, now });
}

function personOf({ organizationId, userId }: Person): Person {
  return { organizationId, userId };
}
