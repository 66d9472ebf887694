import type { Transaction } from "sequelize";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
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
  if (!found?.isActive) throw new Refusal("unauthenticated", "no_account", REDIRECT_ERRORS.no_account);
  if (!found.googleOnly) throw new Refusal("conflict", "password_account", REDIRECT_ERRORS.password_account);
  assertOfDomain(profile, found.organizationDomain);
  if (!isManagedByGoogle(profile)) throw new Refusal("forbidden", "not_managed", REDIRECT_ERRORS.not_managed);
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
  if (!person?.isActive) throw new Refusal("unauthenticated", "no_account", REDIRECT_ERRORS.no_account);
  if (!(await holdGoogleOnly(organizationId, tx)))
    throw new Refusal("conflict", "password_account", REDIRECT_ERRORS.password_account);
  const { hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
  if (hasGoogle) throw new Refusal("conflict", "other_google", REDIRECT_ERRORS.other_google);
  await assertUnknownToUs(profile, tx);
  await addGoogleIdentity({ organizationId, id: userId }, profile, { tx, now });
}

function personOf({ organizationId, userId }: Person): Person {
  return { organizationId, userId };
}
