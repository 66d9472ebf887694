import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearOf, type YearStart } from "../leave/leaveYear.ts";
import { accountOf, bookingEntry, netOfDates } from "./usage.ts";
import type { BookedRequest } from "./usage.ts";

export function recostEntries(
  request: BookedRequest,
  posted: readonly Pick<LedgerEntry, "kind" | "leaveYear" | "isUnlimited" | "minutes" | "effectiveOn">[],
  startsIn: YearStart,
  cause: string,
  isUnlimitedOn: (date: IsoDate) => boolean,
): LedgerEntry[] {
  const owed = new Map<string, LedgerEntry>();
  const entry = (leaveYear: number, isUnlimited: boolean, effectiveOn: IsoDate): LedgerEntry => {
    const booking = { request, leaveYear, isUnlimited };
    const found = owed.get(accountOf(booking)) ?? bookingEntry("recost", booking, effectiveOn, cause);
    owed.set(accountOf(booking), found);
    return found;
  };
  for (const { leaveYear, isUnlimited, minutes, effectiveOn } of netOfDates(posted)) {
    entry(leaveYear, isUnlimited, effectiveOn).minutes -= minutes;
  }
  for (const { date, minutes } of request.dayCosts) {
    entry(leaveYearOf(date, startsIn), isUnlimitedOn(date), date).minutes -= minutes;
  }
  return [...owed.values()].filter(({ minutes }) => minutes !== 0);
}
