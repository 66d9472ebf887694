import type { Transaction } from "sequelize";
import { todayIn, type IsoDate } from "#core/calendar/dates.ts";
import { postingsDue } from "#core/ledger/postings.ts";
import { withOverride } from "#core/policies/PolicyTerms.ts";
import { findBalances } from "#db/queries/balances.ts";
import { findLedgerLines } from "#db/queries/ledger.ts";
import { findUsers } from "#db/queries/people.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/person.ts";
import { leaveAuditLine } from "./audit.ts";
import { postLines } from "./postLines.ts";
import { operationsRuntime } from "./runtime.ts";
import { transactionally } from "./transactionally.ts";

/** Posts for every active person of an organisation what is due by their today and not in the ledger. Returns the number of lines. */
export async function postDue(organizationId: string): Promise<number> {
  const { clock } = operationsRuntime();
  let posted = 0;
  for (const { id } of await findUsers(organizationId, false)) {
    posted += await transactionally(async (tx) => {
      await lockPerson(organizationId, id, tx);
      const person = await findPerson(organizationId, id, tx);
      if (!person?.isActive) return 0;
      const now = clock.now();
      const lines = await postDueFor(person, todayIn(person.zone, now), { tx, now });
      if (lines > 0) {
        await leaveAuditLine(
          { organizationId, userId: null, door: "clock", action: "postDue", at: now },
          { subject: ["user", id], after: { lines } },
          tx,
        );
      }
      return lines;
    });
  }
  return posted;
}

/** Posts what is due for one person, who is locked or new. Returns the number of lines. */
export async function postDueFor(
  person: Person,
  today: IsoDate,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  const balances = await findBalances(person, today, tx);
  const lines = await findLedgerLines(person.organizationId, person.id, tx);
  const due = balances.flatMap(({ type, terms }) =>
    postingsDue({
      type,
      terms: withOverride(terms, person.ptoBalanceOverride, type),
      employment: person,
      addedOn: person.addedOn,
      today,
      startsIn: person.leaveYearStartsIn,
      lines: lines.filter((line) => line.type === type),
    }),
  );
  await postLines(person, due, { tx, now });
  return due.length;
}
