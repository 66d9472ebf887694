import { AcceptInvitationInput } from "#core/people/InvitationInput.ts";
import { parseInput } from "#core/inputs.ts";
import type { Visitor } from "../actor.ts";
import { openInvitation } from "./invitationTokens.ts";
import { joinByInvitation } from "./joinByInvitation.ts";
import { assertUncommonPassword } from "../signingIn/commonPasswords.ts";
import { hashOfToken } from "../signingIn/linkToken.ts";
import { hashPassword } from "../signingIn/passwords.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

/** Turns an invitation into a person with a password. */
export async function acceptInvitation(visitor: Visitor, raw: unknown) {
  const { token, name, password } = parseInput(AcceptInvitationInput, raw);
  assertUncommonPassword("password", password);
  const { clock } = operationsRuntime();
  await openInvitation(token, clock.now());
  const passwordHash = await hashPassword(password);
  return transactionally(async (tx) => {
    const how = { tx, now: clock.now(), door: visitor.door };
    const { id, email } = await joinByInvitation(hashOfToken(token), { name, passwordHash }, how);
    return { user: { id, email } };
  });
}
