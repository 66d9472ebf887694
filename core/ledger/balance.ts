import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { isBooking } from "./LedgerEntry.ts";
import type { LedgerKind, LedgerEntry } from "./LedgerEntry.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

export interface LedgerSum {
  kind: LedgerKind;
  isUnlimited: boolean;
  due: Minutes;
  all: Minutes;
}

export interface Figures {
  balance: Minutes;
  accrued: Minutes;
  carried: Minutes;
  adjusted: Minutes;
  used: Minutes;
  total: Minutes;
  pending: Minutes;
  available: Minutes;
}

export function figuresOf(sums: readonly LedgerSum[], pending: Minutes): Figures {
  let balance = 0;
  let accrued = 0;
  let carried = 0;
  let adjusted = 0;
  let used = 0;
  for (const sum of sums) {
    const minutes = isBooking(sum.kind) ? sum.all : sum.due;
    if (!sum.isUnlimited) balance += minutes;
    if (isBooking(sum.kind)) used -= minutes;
    else if (sum.kind === "adjustment") adjusted += minutes;
    else accrued += minutes;
    if (sum.kind === "carry_over") carried += minutes;
  }
  return { balance, accrued, carried, adjusted, used, total: balance + used, pending, available: balance - pending };
}

export function sumEntries(entries: readonly LedgerEntry[], today: IsoDate): LedgerSum[] {
  const sums = new Map<string, LedgerSum>();
  for (const { kind, isUnlimited, minutes, effectiveOn } of entries) {
    const key = `${kind}:${isUnlimited}`;
    const sum = sums.get(key) ?? { kind, isUnlimited, due: 0, all: 0 };
    sum.all += minutes;
    if (effectiveOn <= today) sum.due += minutes;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

/** Returns the balance at the end of `date`. All entries must be of one leave type. */
export function balanceOn(entries: readonly LedgerEntry[], year: LeaveYear, date: IsoDate): Minutes {
  return entries
    .filter((entry) => entry.leaveYear === year && !entry.isUnlimited && entry.effectiveOn <= date)
    .reduce((sum, entry) => sum + entry.minutes, 0);
}

/** Returns the balance including future entries. All entries must be of one leave type. */
export function wholeBalance(entries: readonly LedgerEntry[], year: LeaveYear): Minutes {
  return entries
    .filter((entry) => entry.leaveYear === year && !entry.isUnlimited)
    .reduce((sum, entry) => sum + entry.minutes, 0);
}
