import type { IsoDate } from "#core/calendar/dates.ts";
import { isBooking } from "./LedgerLine.ts";
import type { LedgerLine } from "./LedgerLine.ts";
import { leaveYearOf } from "./leaveYear.ts";
import { accountOf, bookingLine } from "./usage.ts";
import type { BookedRequest } from "./usage.ts";

/**
 * The difference between what a request costs now and what its booking lines charge, per leave year, dates under
 * unlimited terms apart: a request whose dates have become limited moves into the balance. `cause` makes the keys unique.
 */
export function recostLines(
  request: BookedRequest,
  posted: readonly Pick<LedgerLine, "kind" | "leaveYear" | "isUnlimited" | "minutes" | "effectiveOn">[],
  startsIn: number,
  cause: string,
  isUnlimitedOn: (date: IsoDate) => boolean,
): LedgerLine[] {
  const owed = new Map<string, LedgerLine>();
  const line = (leaveYear: number, isUnlimited: boolean, effectiveOn: IsoDate): LedgerLine => {
    const booking = { request, leaveYear, isUnlimited };
    const found = owed.get(accountOf(booking)) ?? bookingLine("recost", booking, effectiveOn, cause);
    owed.set(accountOf(booking), found);
    return found;
  };
  for (const { kind, leaveYear, isUnlimited, minutes, effectiveOn } of posted) {
    if (isBooking(kind)) line(leaveYear, isUnlimited, effectiveOn).minutes -= minutes;
  }
  for (const { date, minutes } of request.dayCosts) {
    line(leaveYearOf(date, startsIn), isUnlimitedOn(date), date).minutes -= minutes;
  }
  return [...owed.values()].filter(({ minutes }) => minutes !== 0);
}
