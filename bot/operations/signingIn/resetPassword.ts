import type { Transaction } from "sequelize";
import { parseInput } from "#core/inputs.ts";
import { ResetPasswordInput } from "#core/people/PasswordResetInput.ts";
import { assertPasswordsCount } from "#core/people/googleOnly.ts";
import { isAtLeast } from "#core/people/roles.ts";
import { mayVouchFor } from "#core/people/roleChange.ts";
import { Refusal } from "#core/refusal.ts";
import { endResetLinks, findLinkToken, useLinkToken } from "#db/queries/linkTokens.ts";
import { isGoogleOnly } from "#db/queries/organizations.ts";
import { setPassword } from "#db/queries/passwordResets.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/person.ts";
import { endSessions } from "#db/queries/sessions.ts";
import type { Visitor } from "../actor.ts";
import { leaveAuditLine } from "../audit.ts";
import { assertUncommonPassword } from "./commonPasswords.ts";
import { hashOfToken } from "./linkToken.ts";
import { hashPassword } from "./passwords.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

/** Sets a new password by the token of a link that was mailed or handed over: once, within its 30 minutes. Every session of the person ends. */
export async function resetPassword(visitor: Visitor, raw: unknown): Promise<void> {
  const { token, newPassword } = parseInput(ResetPasswordInput, raw);
  assertUncommonPassword("newPassword", newPassword);
  const now = operationsRuntime().clock.now();
  const tokenHash = hashOfToken(token);
  const link = await findLinkToken(tokenHash);
  if (link?.purpose !== "password_reset" || !link.userId || link.usedAt || link.expiresAt <= now) throw deadLink();
  const { organizationId, userId } = link;
  const hash = await hashPassword(newPassword);
  await transactionally(async (tx) => {
    const person = await lockPerson(organizationId, userId, tx);
    if (!person?.isActive || !(await isVouchedFor(person, link.approverId, tx))) throw deadLink();
    assertPasswordsCount({ googleOnly: await isGoogleOnly(organizationId, tx) });
    if (!(await useLinkToken(tokenHash, now, tx))) throw deadLink();
    await setPassword(person, hash, { tx, now });
    await endResetLinks(organizationId, userId, now, tx);
    const sessionsEnded = await endSessions(userId, undefined, tx);
    await leaveAuditLine(
      { organizationId, userId, door: visitor.door, action: "resetPassword", at: now },
      { subject: ["user", userId], after: { password: "changed", sessionsEnded } },
      tx,
    );
  });
}

/** A link that an Admin made works as long as they could make it: not once they have left, nor for who rose above them. */
async function isVouchedFor(person: Person, makerId: string | null, tx: Transaction): Promise<boolean> {
  if (makerId === null) return true;
  const maker = await findPerson(person.organizationId, makerId, tx);
  return maker?.isActive === true && isAtLeast(maker.role, "Admin") && mayVouchFor(maker.role, person.role);
}

function deadLink(): Refusal {
  const text = "This link is invalid or has expired. Please ask for a new one.";
  return new Refusal("missing", "invalid_reset", text);
}
