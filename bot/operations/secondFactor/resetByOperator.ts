import { findAccount } from "#db/queries/people/accounts.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { endSecondFactor, findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { endAccess } from "../auth/steps/endAccess.ts";
import { writeAuditEntry } from "../audit.ts";
import { notFound } from "../operation.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { announceFactorChange } from "./steps/announceFactorChange.ts";

/**
 * Resets the second factor of an account by its email, for the server's operator, because nobody in an organization can
 * do it for its only Owner. Ends all of the person's sessions and notifies them by email. Returns the number of
 * sessions ended.
 */
export async function resetByOperator(email: string): Promise<number> {
  const now = operationsRuntime().clock.now();
  const account = await findAccount(email);
  if (!account) throw notFound(`An account with the email ${email}`);
  const { organizationId, userId } = account;
  return transactionally(async (tx) => {
    const person = await lockPerson(organizationId, userId, tx);
    if (!person) throw notFound(`An account with the email ${email}`);
    if (!(await findSecondFactor(organizationId, userId, tx)).secretSealed) {
      throw notFound(`A second factor of ${email}`);
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
