import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { DayCost } from "#core/requests/requestCost.ts";
import { isBooking, type LedgerLine } from "./LedgerLine.ts";
import { leaveYearOf, type LeaveYear } from "./leaveYear.ts";

/** The difference between what a request costs now and what its booking lines charge, per leave year; `cause` makes the keys unique. */
export function recostLines(
  request: { id: string; type: LeaveType; dayCosts: readonly DayCost[] },
  posted: readonly LedgerLine[],
  startsIn: number,
  cause: string,
): LedgerLine[] {
  const owed = new Map<LeaveYear, LedgerLine>();
  const line = (leaveYear: LeaveYear, effectiveOn: string): LedgerLine => {
    const found = owed.get(leaveYear) ?? {
      type: request.type,
      leaveYear,
      kind: "recost",
      minutes: 0,
      effectiveOn,
      sourceKey: `recost:${request.id}:${leaveYear}:${cause}`,
      isUnlimited: posted.some((booking) => booking.isUnlimited),
      details: { requestId: request.id },
    };
    owed.set(leaveYear, found);
    return found;
  };
  for (const booking of posted) {
    if (isBooking(booking.kind)) line(booking.leaveYear, booking.effectiveOn).minutes -= booking.minutes;
  }
  for (const { date, minutes } of request.dayCosts) line(leaveYearOf(date, startsIn), date).minutes -= minutes;
  return [...owed.values()].filter(({ minutes }) => minutes !== 0);
}
