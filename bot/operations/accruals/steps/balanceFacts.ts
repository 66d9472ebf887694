import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { accrualCaseOf } from "#core/policies/accrual/accrualCaseOf.ts";
import { type BalanceRow, findBalances } from "#db/queries/ledger/balances.ts";
import type { Person } from "#db/queries/people/person.ts";

/** The facts from which one balance is computed. */
export interface BalanceFacts extends Pick<BalanceRow, "id" | "type" | "sums" | "pending"> {
  accrual: AccrualCase;
}

/** Returns the facts of a person's three balances, from which core computes the figures. */
export async function balanceFacts(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceFacts[]> {
  const balances = await findBalances(person, today, tx);
  return balances.map(({ history, versions, firstYear, ...balance }) => ({
    ...balance,
    accrual: accrualCaseOf(person, balance.type, history, versions, firstYear),
  }));
}
