import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { isBooking } from "./LedgerEntry.ts";
import type { LedgerKind, LedgerEntry } from "./LedgerEntry.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";

/** The lines of one person, type and leave year, added up by kind. */
export interface LedgerSum {
  kind: LedgerKind;
  isUnlimited: boolean;
  /** Lines with `effectiveOn` up to today. */
  due: Minutes;
  /** All lines, those of later days included. */
  all: Minutes;
}

/** What a balance card shows of one leave year, in minutes. */
export interface Figures {
  balance: Minutes;
  /** Everything granted: what a person brought, what was carried over, accruals and changes of policy. */
  accrued: Minutes;
  /** What of it was carried over. */
  carried: Minutes;
  /** What was adjusted by hand. */
  adjusted: Minutes;
  used: Minutes;
  total: Minutes;
  pending: Minutes;
  available: Minutes;
}

/** The figures of one leave year from its sums and the cost of the requests still pending in it. */
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

/** Adds up the given lines by kind; the caller picks person, type and leave year. */
export function sumLines(lines: readonly LedgerEntry[], today: IsoDate): LedgerSum[] {
  const sums = new Map<string, LedgerSum>();
  for (const { kind, isUnlimited, minutes, effectiveOn } of lines) {
    const key = `${kind}:${isUnlimited}`;
    const sum = sums.get(key) ?? { kind, isUnlimited, due: 0, all: 0 };
    sum.all += minutes;
    if (effectiveOn <= today) sum.due += minutes;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

/** A leave year's balance at the end of a day, bookings for later dates not counted; the lines are of one type. */
export function balanceOn(lines: readonly LedgerEntry[], year: LeaveYear, date: IsoDate): Minutes {
  return lines
    .filter((line) => line.leaveYear === year && !line.isUnlimited && line.effectiveOn <= date)
    .reduce((sum, line) => sum + line.minutes, 0);
}

/** A leave year's balance with everything that was ever posted into it, whatever its day; the lines are of one type. */
export function wholeBalance(lines: readonly LedgerEntry[], year: LeaveYear): Minutes {
  return lines
    .filter((line) => line.leaveYear === year && !line.isUnlimited)
    .reduce((sum, line) => sum + line.minutes, 0);
}
