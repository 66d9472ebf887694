import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { figuresOf, sumLines } from "./balance.ts";
import type { Figures } from "./balance.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearOf } from "../leave/leaveYear.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";
import { ledgerThen, entryOf } from "./entryOf.ts";

/** Everything about one person and type that their future is computed from; posted up to today. */
export interface Ledger {
  accrual: AccrualCase;
  /** Their lines of this type. */
  lines: readonly LedgerEntry[];
  /** The cost of what is pending, by leave year. */
  pending: readonly { leaveYear: LeaveYear; minutes: Minutes }[];
  today: IsoDate;
}

/** The figures of every leave year as they will be (or were) on a day, if nothing is booked, decided or changed until then. */
export function forecast(ledger: Ledger, on: IsoDate): Map<LeaveYear, Figures> {
  const lines = [...ledger.lines, ...linesAhead(ledger, on)];
  const years = new Set([
    ...lines.map(({ leaveYear }) => leaveYear),
    ...ledger.pending.map(({ leaveYear }) => leaveYear),
    leaveYearOf(on, ledger.accrual.startsIn),
  ]);
  return new Map(
    [...years].toSorted((a, b) => a - b).map((year) => [year, figuresIn(lines, ledger.pending, year, on)]),
  );
}

/** The figures of one leave year on a day, from the lines there will be by then. */
export function figuresIn(
  lines: readonly LedgerEntry[],
  pending: Ledger["pending"],
  year: LeaveYear,
  on: IsoDate,
): Figures {
  const ofYear = lines.filter(({ leaveYear }) => leaveYear === year);
  return figuresOf(sumLines(ofYear, on), pendingIn(pending, year));
}

/** What will be posted after today and up to a day. What is pending is taken to be used: it is not carried over, as when a request is checked. */
export function linesAhead({ accrual, lines, pending, today }: Ledger, until: IsoDate): LedgerEntry[] {
  const ahead = [...lines];
  for (const event of dueEvents(accrual, today, until)) {
    const then = ledgerThen(event, ahead);
    const reserved = event.kind === "carry_over" ? pendingIn(pending, event.leaveYear - 1) : 0;
    const line = entryOf(event, { ...then, balance: then.balance - reserved });
    if (line) ahead.push(line);
  }
  return ahead.slice(lines.length);
}

function pendingIn(pending: Ledger["pending"], year: LeaveYear): Minutes {
  return pending.filter(({ leaveYear }) => leaveYear === year).reduce((sum, { minutes }) => sum + minutes, 0);
}
