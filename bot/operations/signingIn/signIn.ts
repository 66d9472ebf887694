import type { z } from "zod";
import { LoginInput } from "#core/people/LoginInput.ts";
import { assertPasswordsCount } from "#core/people/googleOnly.ts";
import { parseInput } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { type Account, findAccount } from "#db/queries/accounts.ts";
import type { Visitor } from "../actor.ts";
import { holdSignIn } from "../organization/signInLock.ts";
import { afterFirstStep, type Waiting } from "../secondFactor/afterFirstStep.ts";
import { operationsRuntime } from "../runtime.ts";
import { counting } from "../throttling/counting.ts";
import { transactionally } from "../transactionally.ts";
import { countSignIn } from "./countSignIn.ts";
import { knownDevice } from "./devices.ts";
import { noteFailedSignIn } from "./noteFailedSignIn.ts";
import { isPassword } from "./passwords.ts";
import type { NewSession, SignedIn } from "./startSession.ts";

/**
 * Signs in whose email and password these are. An unknown address, a wrong password and a deactivated account get one
 * answer. Verified first, outside of any transaction, then checked again where the session is stored, or where the
 * sign-in begins to wait for its second step.
 */
export function signIn(visitor: Visitor, raw: unknown, wanted: NewSession): Promise<SignedIn | Waiting> {
  const input = parseInput(LoginInput, raw);
  return counting(async (count) => {
    const account = await findAccount(input.email);
    const device = account && knownDevice(visitor.device, account.userId, operationsRuntime().clock.now());
    await countSignIn(count, { email: input.email, client: visitor.client, device });
    const verified = await verifiedAccount(visitor, input, account);
    return beginSession(visitor, input.email, verified, wanted);
  });
}

/** The account, if the password is its own and passwords count there. */
async function verifiedAccount(
  visitor: Visitor,
  { email, password }: z.output<typeof LoginInput>,
  account: Account | undefined,
): Promise<Account> {
  const right = await isPassword(password, account?.passwordHash);
  if (!account?.isActive || !right) {
    await noteFailedSignIn(visitor, email, right ? "deactivated" : "wrong password");
    throw wrongCredentials();
  }
  if (account.googleOnly) await noteFailedSignIn(visitor, email, "google only");
  // Said to nobody but who has the password: to others it would tell that there is such an account.
  assertPasswordsCount(account);
  return account;
}

/** Stores the session, unless the password, the email, the account or the rules have changed since it was verified. */
function beginSession(
  visitor: Visitor,
  email: string,
  verified: Account,
  wanted: NewSession,
): Promise<SignedIn | Waiting> {
  const now = operationsRuntime().clock.now();
  return transactionally(async (tx) => {
    await holdSignIn(verified, tx);
    const account = await findAccount(email, tx);
    if (!account?.isActive || account.userId !== verified.userId || account.passwordHash !== verified.passwordHash) {
      throw wrongCredentials();
    }
    assertPasswordsCount(account);
    return afterFirstStep(account, { by: "password", wanted, visitor }, { tx, now });
  });
}

function wrongCredentials(): Refusal {
  return new Refusal("unauthenticated", "wrong_credentials", "Invalid email or password");
}
