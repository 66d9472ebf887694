import type { Transaction } from "sequelize";
import { yearsToSettle } from "#core/ledger/settlement/settlementDays.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { earnsAfter } from "#core/ledger/settlement/earnsAfter.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import { markPosted, type Person } from "#db/queries/people/person.ts";
import { dueTogether } from "./lots/linkedEntries.ts";
import { lotLedgersOf } from "./lots/lotLedgersOf.ts";
import { postEntries } from "./postEntries.ts";

interface OwnBalance {
  type: LeaveType;
  archived: boolean;
  accrual: AccrualCase;
}

/**
 * Posts entries due after `after` (null: from the beginning). The person must be locked or new, and `balances` must be
 * of the day `through`.
 */
export async function postDueFor(
  person: Person,
  { after, through, balances }: { after: IsoDate | null; through: IsoDate; balances: readonly OwnBalance[] },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<LedgerEntry[]> {
  const entries = await findLedgerEntries(person.organizationId, person.id, tx);
  const earns = earnsAfter(person, after);
  const active = balances.filter(
    ({ archived, accrual }) => !archived && (earns || yearsToSettle(accrual, after, through).length > 0),
  );
  const lotsOf = await lotLedgersOf(person.organizationId, { people: [person.id], ...casesByType(active) }, tx);
  const ledgers = active.map(({ type, accrual }) => ({
    accrual,
    entries: lotsOf(person.id, type)?.ledger ?? entries.filter((entry) => entry.type === type),
  }));
  const due = dueTogether(ledgers, { after, through });
  await postEntries(person, due, { tx, now });
  await markPosted(person, through, tx);
  return due;
}

function casesByType(balances: readonly OwnBalance[]) {
  const cases = new Map(balances.map(({ type, accrual }) => [type, accrual]));
  return {
    types: [...cases.keys()],
    caseOf: (_: string, type: LeaveType) => {
      const accrual = cases.get(type);
      if (!accrual) throw new Error(`There is no ${type} balance`);
      return accrual;
    },
  };
}
