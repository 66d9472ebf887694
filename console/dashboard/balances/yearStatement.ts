import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { isBooking } from "#core/ledger/LedgerEntry.ts";

export interface YearStatement {
  leaveYear: number;
  entries: LedgerEntryAnswer[];
  isLimited: boolean;
  brought: number;
  carried: number;
  accrued: number;
  credited: number;
  adjusted: number;
  /** Amounts received from other leave types, minus amounts sent to them. */
  transferred: number;
  expired: number;
  settled: number;
  booked: number;
  balance: number;
  uncounted: number;
  /** Null until the next year has a carry-over entry. */
  ending: { on: IsoDate; carried: number; expired: number } | null;
}

/** `all` has the entries of all years, oldest first. */
export function yearStatement(all: readonly LedgerEntryAnswer[], leaveYear: number): YearStatement {
  const entries = all.filter((entry) => entry.leaveYear === leaveYear);
  const balance = entries.at(-1)?.balance ?? 0;
  const isLimited = entries.at(-1)?.isLimited ?? false;
  const brought = sum(entries, ({ kind }) => kind === "opening");
  const carried = sum(entries, ({ kind }) => kind === "carry_over");
  const credited = sum(entries, ({ kind }) => kind === "credit");
  const adjusted = sum(entries, ({ kind }) => kind === "adjustment");
  const booked = 0 - sum(entries, ({ kind, isUnlimited }) => isBooking(kind) && !isUnlimited);
  const uncounted = 0 - sum(entries, ({ kind, isUnlimited }) => isBooking(kind) && isUnlimited);
  const accrued = sum(entries, ({ kind }) => kind === "accrual" || kind === "policy_change");
  const transferred = sum(entries, ({ kind }) => kind === "transfer");
  const expired = 0 - sum(entries, ({ kind }) => kind === "expiry" || kind === "cap");
  const settled = sum(entries, ({ kind }) => kind === "settlement");
  const carryOvers = all.filter((entry) => entry.leaveYear === leaveYear + 1 && isCarryOver(entry));
  const ending = endingOf(carryOvers, balance);
  const granted = { brought, carried, accrued, credited, adjusted, transferred, expired, settled };
  return { leaveYear, entries, isLimited, ...granted, booked, balance, uncounted, ending };
}

/**
 * Returns the amount of the latest entries other than bookings if `balance` doesn't include it yet, because their day
 * hasn't begun in the person's time zone.
 */
export function countedLater(
  { entries, balance: ofEntries }: Pick<YearStatement, "entries" | "balance">,
  balance: number,
): { on: IsoDate; days: number } | null {
  const on = entries.findLast(({ kind }) => !isBooking(kind))?.effectiveOn;
  if (on === undefined) return null;
  const days = sum(entries, ({ kind, effectiveOn }) => !isBooking(kind) && effectiveOn === on);
  return days !== 0 && rounded(ofEntries - balance) === days ? { on, days } : null;
}

export function leaveYears(entries: readonly LedgerEntryAnswer[], current: number): number[] {
  const years = new Set([
    ...entries.filter((entry) => !entry.isReversed).map(({ leaveYear }) => leaveYear),
    current,
    current + 1,
  ]);
  return [...years].toSorted((one, other) => one - other);
}

function isCarryOver({ kind, isReversed }: LedgerEntryAnswer): boolean {
  return kind === "carry_over" && !isReversed;
}

function endingOf(carryOvers: readonly LedgerEntryAnswer[], balance: number): YearStatement["ending"] {
  const [first] = carryOvers;
  if (!first) return null;
  const carried = sum(carryOvers, () => true);
  return { on: first.effectiveOn, carried, expired: Math.max(0, rounded(balance - carried)) };
}

function sum(entries: readonly LedgerEntryAnswer[], isCounted: (entry: LedgerEntryAnswer) => boolean): number {
  return rounded(entries.filter(isCounted).reduce((total, { days }) => total + days, 0));
}

function rounded(days: number): number {
  return Math.round(days * 100) / 100;
}
