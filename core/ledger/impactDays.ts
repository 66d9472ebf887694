import type { Minutes } from "#core/leave/amounts.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf } from "../leave/leaveYear.ts";
import { figuresIn } from "./forecast.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";

/** The days on which the impact of a change may first show: its own, the last of that leave year, the first of the next one. */
export function impactDays(effectiveOn: IsoDate, today: IsoDate, startsIn: number): IsoDate[] {
  const on = effectiveOn > today ? effectiveOn : today;
  const lastDay = leaveYearEnd(leaveYearOf(on, startsIn), startsIn);
  return [on, lastDay, addDays(lastDay, 1)];
}

/** The balance of a day's own leave year at its end, from the lines that there will be by then. */
export function balanceThen(lines: readonly LedgerEntry[], on: IsoDate, startsIn: number): Minutes {
  return figuresIn(lines, [], leaveYearOf(on, startsIn), on).balance;
}
