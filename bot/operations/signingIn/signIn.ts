import { LoginInput } from "#core/people/LoginInput.ts";
import { assertPasswordsCount } from "#core/people/googleOnly.ts";
import { parseInput } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { findAccount } from "#db/queries/accounts.ts";
import type { Visitor } from "../actor.ts";
import { leaveAuditLine } from "../audit.ts";
import { isPassword } from "./passwords.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

/** Whose e-mail and password these are. An unknown address, a wrong password and a deactivated account get one answer. */
export async function signIn(visitor: Visitor, raw: unknown): Promise<{ organizationId: string; userId: string }> {
  const { email, password } = parseInput(LoginInput, raw);
  const account = await findAccount(email);
  const right = await isPassword(password, account?.passwordHash);
  if (!account?.isActive || !right) {
    throw new Refusal("unauthenticated", "wrong_credentials", "Invalid email or password");
  }
  // Said to nobody but who has the password: to others it would tell that there is such an account.
  assertPasswordsCount(account);
  const { organizationId, userId } = account;
  await transactionally((tx) =>
    leaveAuditLine(
      { organizationId, userId, door: visitor.door, action: "signIn", at: operationsRuntime().clock.now() },
      { subject: ["user", userId] },
      tx,
    ),
  );
  return { organizationId, userId };
}
