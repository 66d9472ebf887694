import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { findLotLedgers } from "#db/queries/ledger/findLotLedgers.ts";

interface LedgersOf {
  people: readonly string[];
  types: readonly LeaveType[];
  caseOf: (personId: string, type: LeaveType) => AccrualCase;
}

export async function lotLedgersOf(
  organizationId: string,
  { people, types, caseOf }: LedgersOf,
  tx?: Transaction,
): Promise<(personId: string, type: LeaveType) => { ledger: readonly LedgerEntry[] } | undefined> {
  const withLots = people.filter((id) => types.some((type) => usesLots(caseOf(id, type))));
  if (withLots.length === 0) return () => undefined;
  const ledgerOf = await findLotLedgers(organizationId, { people: withLots, types, fromYear: 0 }, tx);
  return (id, type) => {
    const accrual = caseOf(id, type);
    if (!usesLots(accrual)) return undefined;
    const { entries, taken } = ledgerOf(id, type);
    return { ledger: leaveByDate({ accrual, entries }, taken).entries };
  };
}
