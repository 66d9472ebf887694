import { normalEmail } from "#core/addresses/normalEmail.ts";
import { Nothing } from "#core/inputs.ts";
import { assertMayResetSecondFactor } from "#core/auth/secondFactor.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { endSecondFactor, findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import { lockOrganization } from "#bot/operations/lockOrganization.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { operationOn } from "#bot/operations/operation.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { endAccess } from "../steps/endAccess.ts";
import { announceFactorChange } from "./steps/announceFactorChange.ts";

export const resetSecondFactor = operationOn("resetSecondFactor", Nothing, async (id, _, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const person = await lockPerson(organizationId, id, tx);
  if (!person) throw notFound("The person");
  assertMayResetSecondFactor(me, person);
  const { secretSealed } = await findSecondFactor(organizationId, id, tx);
  if (!secretSealed) throw notFound("Two-factor authentication for this person");
  await endSecondFactor(person, { tx, now });
  const sessionsEnded = await endAccess(person, { tx, now });
  await audit({
    subject: ["user", id],
    before: { secondFactor: "on" },
    after: { secondFactor: "reset", sessionsEnded },
  });
  await announceFactorChange(person, { change: "reset", actorId: me.id }, { tx, now });
});

export async function resetByOperator(email: string): Promise<number> {
  const now = operationsRuntime().clock.now();
  const account = await findAccount(normalEmail(email));
  if (!account) throw notFound(`An account with the email ${email}`);
  const { organizationId, userId } = account;
  return transactionally(async (tx) => {
    const person = await lockPerson(organizationId, userId, tx);
    if (!person) throw notFound(`An account with the email ${email}`);
    if (!(await findSecondFactor(organizationId, userId, tx)).secretSealed) {
      throw notFound(`Two-factor authentication for ${email}`);
    }
    await endSecondFactor(person, { tx, now });
    const sessionsEnded = await endAccess(person, { tx, now });
    await writeAuditEntry(
      { organizationId, userId: null, source: "command", action: "resetSecondFactor", at: now },
      { subject: ["user", userId], before: { secondFactor: "on" }, after: { secondFactor: "reset", sessionsEnded } },
      tx,
    );
    await announceFactorChange(person, { change: "reset", actorId: null }, { tx, now });
    return sessionsEnded;
  });
}
