import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { figuresOf, type Figures } from "#core/ledger/balance.ts";
import { leaveYearOf, type LeaveYear } from "#core/ledger/leaveYear.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { findBalances } from "#db/queries/balances.ts";
import type { Person } from "#db/queries/person.ts";
import { figuresByYear } from "./requestFacts.ts";

/** A balance of the current leave year; `nextYear` as soon as something is booked or pending there. */
export interface BalanceView extends Figures {
  id: string;
  type: LeaveType;
  isUnlimited: boolean;
  leaveYear: LeaveYear;
  nextYear: (Figures & { leaveYear: LeaveYear }) | null;
}

/** The balances of a person: always vacation, sick, personal. */
export async function balanceViews(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceView[]> {
  const leaveYear = leaveYearOf(today, person.leaveYearStartsIn);
  return (await findBalances(person, today, tx)).map(({ id, type, terms, ...facts }) => {
    const years = figuresByYear(facts);
    const next = years.get(leaveYear + 1);
    return {
      id,
      type,
      isUnlimited: terms.isUnlimited,
      leaveYear,
      ...(years.get(leaveYear) ?? figuresOf([], 0)),
      nextYear: next && (next.used !== 0 || next.pending !== 0) ? { leaveYear: leaveYear + 1, ...next } : null,
    };
  });
}
