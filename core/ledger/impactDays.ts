import type { Minutes } from "#core/leave/amounts.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, type YearStart } from "../leave/leaveYear.ts";
import { figuresIn } from "./forecast.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";

/** Returns the days on which a change may first affect a balance. */
export function impactDays(effectiveOn: IsoDate, today: IsoDate, startsIn: YearStart, years = 1): IsoDate[] {
  const on = effectiveOn > today ? effectiveOn : today;
  const first = leaveYearOf(on, startsIn);
  const ends = Array.from({ length: years }, (_, nth) => leaveYearEnd(first + nth, startsIn));
  return [on, ...ends.flatMap((lastDay) => [lastDay, addDays(lastDay, 1)])];
}

/** The entries must reach `on`. */
export function balanceThen(entries: readonly LedgerEntry[], on: IsoDate, startsIn: YearStart): Minutes {
  return figuresIn(entries, [], leaveYearOf(on, startsIn), on).balance;
}
