import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, type YearStart } from "../leave/leaveYear.ts";

export function impactDays(effectiveOn: IsoDate, today: IsoDate, startsIn: YearStart, years = 1): IsoDate[] {
  const on = effectiveOn > today ? effectiveOn : today;
  const first = leaveYearOf(on, startsIn);
  const ends = Array.from({ length: years }, (_, nth) => leaveYearEnd(first + nth, startsIn));
  return [on, ...ends.flatMap((lastDay) => [lastDay, addDays(lastDay, 1)])];
}

/** `days` must be in ascending order. */
export function withOwnYears(days: readonly IsoDate[], startsIn: YearStart): IsoDate[] {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const own = impactDays(first, first, startsIn, 2).filter((day) => day <= last);
  return [...new Set([...days, ...own])].toSorted();
}
