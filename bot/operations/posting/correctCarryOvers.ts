import type { Transaction } from "sequelize";
import { carryOverCorrections } from "#core/ledger/carryOverCorrections.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import { newId } from "#db/newId.ts";
import { findBalances } from "#db/queries/balances.ts";
import { findLedgerLines } from "#db/queries/ledger.ts";
import type { Person } from "#db/queries/person.ts";
import { postingDay } from "./postingDay.ts";
import { postLines } from "./postLines.ts";

/** Where lines just posted for a person changed a closed leave year, posts what its carry-overs owe since. */
export async function correctCarryOvers(
  person: Person,
  posted: readonly LedgerLine[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId, leaveYearStartsIn: startsIn } = person;
  const today = postingDay(person, now);
  const closed = posted.filter(({ leaveYear }) => leaveYear < leaveYearOf(today, startsIn));
  if (closed.length === 0) return;
  const lines = await findLedgerLines(organizationId, person.id, tx);
  const id = newId();
  const types = new Set(closed.map(({ type }) => type));
  const balances = (await findBalances(person, today, tx)).filter(({ type }) => types.has(type));
  const corrections = balances.flatMap(({ type, accrual }) =>
    carryOverCorrections(
      accrual,
      lines.filter((line) => line.type === type),
      { today, id },
    ),
  );
  await postLines(person, corrections, { tx, now });
}
