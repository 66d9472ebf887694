import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { accrualCaseOf } from "#core/policies/accrual/accrualCaseOf.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { type BalanceRow, balancesOf } from "#db/queries/ledger/balances.ts";
import { type Read, readAlone } from "#db/queries/readTogether.ts";
import type { Person } from "#db/queries/people/person.ts";

/** The facts from which one balance is computed. */
export interface BalanceFacts extends Omit<BalanceRow, "history" | "versions" | "firstYear"> {
  accrual: AccrualCase;
}

/** Returns the facts of a person's balances of all types, from which core computes the figures. */
export function balanceFacts(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceFacts[]> {
  return readAlone(factsOfBalances(person, today), tx);
}

/**
 * Returns a `Read` that loads the facts of a person's balances, or of the balance of one type, without the pending
 * request `except`.
 */
export function factsOfBalances(
  person: Person,
  today: IsoDate,
  which: { ofType?: LeaveType | undefined; except?: string | undefined } = {},
): Read<BalanceFacts[]> {
  const read = balancesOf(person, today, which);
  const factsOf = (balance: BalanceRow): BalanceFacts => ({
    accrual: accrualCaseOf(person, balance.type, balance.history, balance.versions, balance.firstYear),
    ...balance,
  });
  return { ...read, resultOf: (found: never[]) => read.resultOf(found).map(factsOf) };
}
