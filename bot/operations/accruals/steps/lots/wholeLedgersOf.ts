import type { Transaction } from "sequelize";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import type { PersonLedger } from "#core/ledger/lots/PersonLedger.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { findLotLedgers } from "#db/queries/ledger/findLotLedgers.ts";

type LedgersOf = (personId: string, cases: readonly AccrualCase[]) => PersonLedger[];

export async function wholeLedgersOf(
  organizationId: string,
  { people, cases, fromYear = 0 }: { people: readonly string[]; cases: readonly AccrualCase[]; fromYear?: LeaveYear },
  tx?: Transaction,
): Promise<LedgersOf> {
  const types = [...new Set(cases.map(({ type }) => type))];
  const ledgerOf = await findLotLedgers(organizationId, { people, types, fromYear }, tx);
  return (id, ofPerson) =>
    ofPerson.map((accrual) => {
      const { entries, taken } = ledgerOf(id, accrual.type);
      return usesLots(accrual) ? leaveByDate({ accrual, entries }, taken) : { accrual, entries };
    });
}
