import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { figuresOf, type Figures } from "#core/ledger/balance.ts";
import { forecast } from "#core/ledger/forecast.ts";
import { leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";
import type { Person } from "#db/queries/people/person.ts";
import { type BalanceFacts, balanceFacts } from "#bot/operations/accruals/steps/balanceFacts.ts";
import { ledgersAhead } from "#bot/operations/accruals/steps/lots/ledgersAhead.ts";
import { figuresByYear } from "#bot/operations/requests/steps/requestFacts.ts";

/** Returns a person's balances of every leave type that isn't archived. */
export async function balanceViews(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceView[]> {
  const balances = await activeBalances(person, today, tx);
  return balances.map((balance) => viewOn(today, balance, figuresByYear(balance)));
}

/**
 * Returns a person's balances as of a later day, assuming that nothing else is booked, decided or changed until then.
 */
export async function balanceForecast(person: Person, today: IsoDate, asOf: IsoDate): Promise<BalanceView[]> {
  const balances = await activeBalances(person, today);
  const ledgerOf = await ledgersAhead(person, balances, today);
  return balances.map((balance) => viewOn(asOf, balance, forecast(ledgerOf(balance), asOf)));
}

async function activeBalances(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceFacts[]> {
  return (await balanceFacts(person, today, tx)).filter(({ archived }) => !archived);
}

function viewOn(
  day: IsoDate,
  { id, type, typeName, unit, accrual }: BalanceFacts,
  years: ReadonlyMap<LeaveYear, Figures>,
): BalanceView {
  const leaveYear = leaveYearOf(day, accrual.startsIn);
  const next = years.get(leaveYear + 1);
  return {
    id,
    type,
    typeName,
    unit,
    isUnlimited: termsOn(accrual.timeline, day).isUnlimited,
    leaveYear,
    ...(years.get(leaveYear) ?? figuresOf([], 0)),
    nextYear: next && (next.used !== 0 || next.pending !== 0) ? { leaveYear: leaveYear + 1, ...next } : null,
  };
}
