import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import { markPosted, type Person } from "#db/queries/people/person.ts";
import { balanceFacts } from "./balanceFacts.ts";
import { postEntries } from "./postEntries.ts";

/**
 * Posts what falls due for one person after one day (null: from the beginning) through another, and returns the
 * entries. The person must be locked or new.
 */
export async function postDueFor(
  person: Person,
  { after, through }: { after: IsoDate | null; through: IsoDate },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<LedgerEntry[]> {
  const balances = await balanceFacts(person, through, tx);
  const entries = await findLedgerEntries(person.organizationId, person.id, tx);
  const due = balances.flatMap(({ type, accrual }) =>
    dueEntries(
      accrual,
      entries.filter((entry) => entry.type === type),
      after,
      through,
    ),
  );
  await postEntries(person, due, { tx, now });
  await markPosted(person, through, tx);
  return due;
}
