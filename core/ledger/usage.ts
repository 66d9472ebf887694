import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { isBooking } from "./LedgerEntry.ts";
import type { LedgerKind, LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearOf } from "../leave/leaveYear.ts";
import type { LeaveYear, YearStart } from "../leave/leaveYear.ts";

export interface BookedRequest {
  id: string;
  type: LeaveType;
  dayCosts: readonly DayCost[];
}

export function usageEntries(
  request: BookedRequest,
  startsIn: YearStart,
  isUnlimitedOn: (date: IsoDate) => boolean,
  cause?: string,
): LedgerEntry[] {
  const entries = new Map<string, LedgerEntry>();
  for (const { date, minutes } of request.dayCosts) {
    if (minutes === 0) continue;
    const booking = { request, leaveYear: leaveYearOf(date, startsIn), isUnlimited: isUnlimitedOn(date) };
    const key = accountOf(booking);
    const entry = entries.get(key) ?? bookingEntry("usage", booking, date, cause);
    entry.minutes -= minutes;
    if (date < entry.effectiveOn) entry.effectiveOn = date;
    entries.set(key, entry);
  }
  return [...entries.values()].toSorted((a, b) => a.leaveYear - b.leaveYear);
}

export function reversalEntries(entries: readonly LedgerEntry[], cause?: string): LedgerEntry[] {
  const reversals = new Map<string, LedgerEntry>();
  for (const { type, leaveYear, minutes, effectiveOn, sourceKey, isUnlimited, details } of netOfDates(entries)) {
    const request = { id: details?.requestId ?? sourceKey.split(":")[1] ?? "", type };
    const booking = { request, leaveYear, isUnlimited };
    const key = accountOf(booking);
    const reversal = reversals.get(key) ?? bookingEntry("usage_reversal", booking, effectiveOn, cause);
    reversal.minutes -= minutes;
    if (effectiveOn < reversal.effectiveOn) reversal.effectiveOn = effectiveOn;
    reversals.set(key, reversal);
  }
  const keys = entries.map(({ sourceKey }) => sourceKey);
  return [...reversals.values()]
    .filter(({ minutes }) => minutes !== 0)
    .map((entry) => ({ ...entry, sourceKey: unusedKey(entry.sourceKey, keys) }));
}

function unusedKey(key: string, used: readonly string[]): string {
  return used.includes(key) ? `${key}:${used.filter((other) => other.startsWith(key)).length}` : key;
}

export function netOfDates<
  Entry extends Pick<LedgerEntry, "kind" | "leaveYear" | "isUnlimited" | "minutes" | "effectiveOn">,
>(entries: readonly Entry[]): Entry[] {
  const net = new Map<string, Entry>();
  for (const entry of entries) {
    if (!isBooking(entry.kind)) continue;
    const key = `${accountOf(entry)} ${entry.effectiveOn}`;
    net.set(key, { ...entry, minutes: entry.minutes + (net.get(key)?.minutes ?? 0) });
  }
  return [...net.values()].filter(({ minutes }) => minutes !== 0);
}

interface Booking {
  request: { id: string; type: LeaveType };
  leaveYear: LeaveYear;
  isUnlimited: boolean;
}

export function accountOf({ leaveYear, isUnlimited }: Omit<Booking, "request">): string {
  return isUnlimited ? `${leaveYear}:unlimited` : String(leaveYear);
}

export function bookingEntry(kind: LedgerKind, booking: Booking, effectiveOn: IsoDate, cause?: string): LedgerEntry {
  const { request, leaveYear, isUnlimited } = booking;
  const key = `${kind}:${request.id}:${accountOf(booking)}`;
  return {
    type: request.type,
    leaveYear,
    kind,
    minutes: 0,
    effectiveOn,
    sourceKey: cause === undefined ? key : `${key}:${cause}`,
    isUnlimited,
    details: { requestId: request.id },
  };
}
