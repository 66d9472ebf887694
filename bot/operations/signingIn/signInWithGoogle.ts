import { Refusal } from "#core/refusal.ts";
import { findAccount, findGoogleAccount } from "#db/queries/accounts.ts";
import type { Visitor } from "../actor.ts";
import { leaveAuditLine } from "../audit.ts";
import { assertOfDomain, assertVerified, type GoogleProfile } from "./GoogleProfile.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

const NO_ACCOUNT = "There is no account for this Google address. Ask an Admin of your organization to invite you.";
const BY_PASSWORD =
  "This e-mail already has an account with a password. Sign in with it, then link Google in your Profile Settings.";

/** Whose Google account this is. One that we don't know signs nobody in, whatever its e-mail is. */
export async function signInWithGoogle(
  visitor: Visitor,
  profile: GoogleProfile,
): Promise<{ organizationId: string; userId: string }> {
  assertVerified(profile);
  const account = await findGoogleAccount(profile.subject);
  if (!account?.isActive) {
    const other = account ? undefined : await findAccount(profile.email);
    if (other?.isActive) throw new Refusal("conflict", "password_account", BY_PASSWORD);
    throw new Refusal("unauthenticated", "no_account", NO_ACCOUNT);
  }
  assertOfDomain(profile, account.organizationDomain);
  const { organizationId, userId } = account;
  const by = { organizationId, userId, door: visitor.door, action: "signIn", at: operationsRuntime().clock.now() };
  await transactionally((tx) => leaveAuditLine(by, { subject: ["user", userId], after: { by: "google" } }, tx));
  return { organizationId, userId };
}
