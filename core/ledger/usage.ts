import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { DayCost } from "#core/requests/requestCost.ts";
import { isBooking } from "./LedgerLine.ts";
import type { LedgerLine } from "./LedgerLine.ts";
import { leaveYearOf } from "./leaveYear.ts";
import type { LeaveYear } from "./leaveYear.ts";

/** The lines of an approval: one per leave year that the request charges, on its first leave date there. */
export function usageLines(
  request: { id: string; type: LeaveType; dayCosts: readonly DayCost[] },
  startsIn: number,
  isUnlimitedOn: boolean,
): LedgerLine[] {
  const lines = new Map<LeaveYear, LedgerLine>();
  for (const { date, minutes } of request.dayCosts) {
    if (minutes === 0) continue;
    const leaveYear = leaveYearOf(date, startsIn);
    const line = lines.get(leaveYear) ?? {
      type: request.type,
      leaveYear,
      kind: "usage",
      minutes: 0,
      effectiveOn: date,
      sourceKey: `usage:${request.id}:${leaveYear}`,
      isUnlimited: isUnlimitedOn,
      details: { requestId: request.id },
    };
    line.minutes -= minutes;
    if (date < line.effectiveOn) line.effectiveOn = date;
    lines.set(leaveYear, line);
  }
  return [...lines.values()].toSorted((a, b) => a.leaveYear - b.leaveYear);
}

/** Gives back what the booking lines of one request still charge; what is at 0 already gets no line. */
export function reversalLines(lines: readonly LedgerLine[]): LedgerLine[] {
  const reversals = new Map<LeaveYear, LedgerLine>();
  for (const { type, leaveYear, kind, minutes, effectiveOn, sourceKey, isUnlimited, details } of lines) {
    if (!isBooking(kind)) continue;
    const requestId = details?.requestId ?? sourceKey.split(":")[1] ?? "";
    const reversal = reversals.get(leaveYear) ?? {
      type,
      leaveYear,
      kind: "usage_reversal",
      minutes: 0,
      effectiveOn,
      sourceKey: `usage_reversal:${requestId}:${leaveYear}`,
      isUnlimited,
      details: { requestId },
    };
    reversal.minutes -= minutes;
    if (effectiveOn < reversal.effectiveOn) reversal.effectiveOn = effectiveOn;
    reversals.set(leaveYear, reversal);
  }
  return [...reversals.values()].filter(({ minutes }) => minutes !== 0);
}
