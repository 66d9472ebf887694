import type { Transaction } from "sequelize";
import type { z } from "zod";
import { LoginInput } from "#core/auth/LoginInput.ts";
import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { normalRecoveryCode } from "#core/auth/recoveryCode.ts";
import { parseInput } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { findAccountWithFacts } from "#db/queries/auth/firstStepFacts.ts";
import { type Account, findAccount } from "#db/queries/people/accounts.ts";
import { Password } from "#db/models/accounts/Password.ts";
import type { Visitor } from "../actor.ts";
import { holdSignIn } from "../organization/steps/signInLock.ts";
import { afterFirstStep, type PendingSecondStep } from "./secondFactor/afterFirstStep.ts";
import { operationsRuntime } from "../runtime.ts";
import { counting, type Succeed } from "../counting.ts";
import { transactionally } from "../transactionally.ts";
import { countSignIn } from "./steps/countSignIn.ts";
import { knownDevice } from "./devices.ts";
import { SsoRequired } from "./SsoRequired.ts";
import { noteFailedSignIn } from "./steps/noteFailedSignIn.ts";
import { hashPassword, isOutdatedHash, isPassword } from "./passwords/steps/hashPassword.ts";
import type { NewSession, SignedIn } from "./startSession.ts";

/** Security: an unknown address, a wrong password, and a deactivated account get the same response. */
export function signIn(visitor: Visitor, raw: unknown, wanted: NewSession): Promise<SignedIn | PendingSecondStep> {
  const input = parseInput(LoginInput, raw);
  return counting(async (count, succeed, ifPostponed) => {
    const account = await findAccount(input.email);
    const device = account && knownDevice(visitor.device, account, operationsRuntime().clock.now());
    await countSignIn({ count, ifPostponed }, { email: input.email, client: visitor.client, device });
    const verified = await verifiedAccount(visitor, input, account);
    const renewed = await renewedHash(visitor, input.password, verified);
    const recoveryCode = input.recoveryCode ? normalRecoveryCode(input.recoveryCode) : undefined;
    const checked = { email: input.email, verified, renewed, recoveryCode, succeed };
    return beginSession(visitor, checked, wanted).catch((error: unknown) => noteSso(visitor, checked, error));
  });
}

/** A correct password counts as a success, because it is the first step of some provider sign-ins. */
async function noteSso(visitor: Visitor, { email, succeed }: Checked, error: unknown): Promise<never> {
  if (error instanceof SsoRequired) {
    await noteFailedSignIn(visitor, email, "sso required");
    await transactionally(succeed);
  }
  if (error instanceof Refusal && error.code === "wrong_recovery_code") {
    await noteFailedSignIn(visitor, email, "wrong recovery code");
  }
  throw error;
}

async function verifiedAccount(
  visitor: Visitor,
  { email, password }: z.output<typeof LoginInput>,
  account: Account | undefined,
): Promise<Account> {
  const right = await isPassword(password, account?.passwordHash, visitor);
  if (!account?.isActive || !right) {
    await noteFailedSignIn(visitor, email, right ? "deactivated" : "wrong password");
    throw wrongCredentials();
  }
  if (account.googleOnly) await noteFailedSignIn(visitor, email, "google only");
  // Security: this check comes after the password check, because the refusal reveals that the account exists.
  assertPasswordsAllowed(account);
  return account;
}

async function renewedHash(visitor: Visitor, password: string, { passwordHash }: Account): Promise<string | undefined> {
  return passwordHash !== null && isOutdatedHash(passwordHash) ? hashPassword(password, visitor) : undefined;
}

async function renewHash({ organizationId, userId }: Account, hash: string, tx: Transaction): Promise<void> {
  await Password.update({ hash }, { where: { organizationId, userId }, transaction: tx });
}

interface Checked {
  email: string;
  verified: Account;
  renewed: string | undefined;
  recoveryCode: string | undefined;
  succeed: Succeed;
}

function beginSession(
  visitor: Visitor,
  { email, verified, renewed, recoveryCode, succeed }: Checked,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep> {
  const now = operationsRuntime().clock.now();
  return transactionally(async (tx) => {
    // The statements are sent together, and PostgreSQL reads the account after acquiring the locks.
    const [, found] = await Promise.all([holdSignIn(verified, tx), findAccountWithFacts(email, tx)]);
    if (!found?.account.isActive || !hasSamePassword(found.account, verified)) throw wrongCredentials();
    const { account, facts } = found;
    assertPasswordsAllowed(account);
    if (renewed !== undefined) await renewHash(account, renewed, tx);
    await succeed(tx);
    return afterFirstStep(account, { by: "password", wanted, visitor, recoveryCode }, { tx, now, facts });
  });
}

/** Compares the time of the password's last change, because another sign-in may have renewed the hash. */
function hasSamePassword(account: Account, verified: Account): boolean {
  const [now, then] = [account.passwordChangedAt, verified.passwordChangedAt];
  return account.userId === verified.userId && now !== null && now.getTime() === then?.getTime();
}

function wrongCredentials(): Refusal {
  return new Refusal("unauthenticated", "wrong_credentials", "Invalid email or password");
}
