import { addDays, earliest, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, leaveYearOf, type YearStart } from "#core/leave/leaveYear.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import { isBooking, type LedgerEntry } from "../LedgerEntry.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";

export interface Leaving {
  today: IsoDate;
  endDate: IsoDate;
  former: IsoDate | null;
}

/** Assumes that nothing else is booked or changed. Yields null where other work may run. */
export function* entriesThrough(
  { accrual, entries }: PersonLedger,
  { today, endDate, former }: Leaving,
): Generator<null, readonly LedgerEntry[]> {
  const kept = entries.filter(({ kind, effectiveOn }) => !isBooking(kind) || effectiveOn <= endDate);
  const change = { today, cause: "leaving" as const, id: "ahead", since: earliest(endDate, former) };
  let all = unlessMissing(() => [...kept, ...changeEntries(accrual, kept, change)], null);
  let after = today;
  for (const day of endDate < today ? [] : daysToPlay(today, addDays(endDate, 1), accrual.startsIn)) {
    yield null;
    const [before, since] = [all, after];
    all = before && unlessMissing(() => [...before, ...dueEntries(accrual, before, since, day)], null);
    after = day;
  }
  return all ?? kept;
}

function daysToPlay(from: IsoDate, to: IsoDate, startsIn: YearStart): IsoDate[] {
  const [first, last] = [leaveYearOf(from, startsIn), leaveYearOf(to, startsIn)];
  return [...Array.from({ length: last - first }, (_, nth) => leaveYearEnd(first + nth, startsIn)), to];
}
