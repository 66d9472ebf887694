import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { minutesOf } from "../accrualsIn.ts";
import { keyText, lotKey } from "../lots/lotKey.ts";

/**
 * Counts raises of the year's carry-over as adjustments on the days of the raises, because caps cut earlier accruals
 * without the raises. A decrease counts from the first day, and so does a raise that only undoes a decrease.
 */
export function withDatedRaises(entries: readonly LedgerEntry[], year: LeaveYear): LedgerEntry[] {
  const carried = carriedInto(entries, year);
  const others = entries.filter((entry) => !carried.includes(entry));
  return [...others, ...[...groupBy(carried, ({ details }) => keyText(lotKey(details))).values()].flatMap(dated)];
}

/** Returns the minutes of earlier carry-over decreases that a change undoes. Negative for a new decrease. */
export function raisedAgain(before: readonly LedgerEntry[], after: readonly LedgerEntry[], year: LeaveYear): Minutes {
  const known = new Set(before.map(({ sourceKey }) => sourceKey));
  const added = (entries: readonly LedgerEntry[]) =>
    minutesOf(entries.filter(({ sourceKey }) => !known.has(sourceKey)));
  return added(after) - added(withDatedRaises(after, year));
}

/**
 * Returns the most that a change may take back if it raises a lowered carry-over again: the minutes posted or returned
 * since the decrease. `accruals` must be those before the change.
 */
export function mostTakenBack(
  accruals: readonly LedgerEntry[],
  { before, after }: { before: readonly LedgerEntry[]; after: readonly LedgerEntry[] },
  year: LeaveYear,
): Minutes {
  const loweredOn = lowerSince(carriedInto(before, year), minutesOf(carriedInto(after, year)));
  const isSince = ({ kind, effectiveOn }: LedgerEntry) =>
    effectiveOn > loweredOn || (effectiveOn === loweredOn && kind !== "accrual");
  return minutesOf(accruals.filter((entry) => entry.minutes > 0 && isSince(entry)));
}

/** Returns the day since which the carry-over has been lower than `now`. */
function lowerSince(carried: readonly LedgerEntry[], now: Minutes): IsoDate {
  const sums = carried.map((_, nth) => minutesOf(carried.slice(0, nth + 1)));
  const wanted = Math.min(now, Math.max(...sums));
  return carried[sums.findLastIndex((sum) => sum >= wanted) + 1]?.effectiveOn ?? "9999-12-31";
}

/** Returns true if a raise of a carry-over may take back minutes, which requires individual entries. */
export function mayRaiseAgain(entries: readonly LedgerEntry[]): boolean {
  return entries.some(({ kind, minutes, details }) => kind === "carry_over" && minutes < 0 && details?.isCorrection);
}

function carriedInto(entries: readonly LedgerEntry[], year: LeaveYear): LedgerEntry[] {
  return entries.filter(({ kind, leaveYear }) => kind === "carry_over" && leaveYear === year);
}

function dated(alike: readonly LedgerEntry[]): LedgerEntry[] {
  const now = minutesOf(alike);
  let [sum, counted] = [0, 0];
  return alike.map((entry, nth) => {
    sum += entry.minutes;
    const isFirst = nth === 0 && !entry.details?.isCorrection;
    const known = Math.min(now, sum);
    const minutes = isFirst ? known : Math.max(0, known - counted);
    counted += minutes;
    return isFirst ? { ...entry, minutes } : { ...entry, minutes, kind: "adjustment" };
  });
}
