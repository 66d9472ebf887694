import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { figuresOf, sumEntries } from "./balance.ts";
import type { Figures } from "./balance.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearOf } from "../leave/leaveYear.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";
import { ledgerThen, entryOf } from "./entryOf.ts";

/** The data of one person and leave type for forecasts; everything due up to today is posted. */
export interface Ledger {
  accrual: AccrualCase;
  /** The person's entries of this type. */
  entries: readonly LedgerEntry[];
  /** The cost of pending requests by leave year. */
  pending: readonly { leaveYear: LeaveYear; minutes: Minutes }[];
  today: IsoDate;
}

/**
 * Returns the figures of each leave year on a past or future day, provided nothing is booked, decided or changed until
 * then.
 */
export function forecast(ledger: Ledger, on: IsoDate): Map<LeaveYear, Figures> {
  const entries = [...ledger.entries, ...entriesAhead(ledger, on)];
  const years = new Set([
    ...entries.map(({ leaveYear }) => leaveYear),
    ...ledger.pending.map(({ leaveYear }) => leaveYear),
    leaveYearOf(on, ledger.accrual.startsIn),
  ]);
  return new Map(
    [...years].toSorted((a, b) => a - b).map((year) => [year, figuresIn(entries, ledger.pending, year, on)]),
  );
}

/** Returns the figures of one leave year on a day; the entries must reach that day. */
export function figuresIn(
  entries: readonly LedgerEntry[],
  pending: Ledger["pending"],
  year: LeaveYear,
  on: IsoDate,
): Figures {
  const ofYear = entries.filter(({ leaveYear }) => leaveYear === year);
  return figuresOf(sumEntries(ofYear, on), pendingIn(pending, year));
}

/**
 * Returns the entries that will be posted after today and up to a day. Pending leave counts as used and isn't carried
 * over, as when a request is assessed.
 */
export function entriesAhead({ accrual, entries, pending, today }: Ledger, until: IsoDate): LedgerEntry[] {
  const ahead = [...entries];
  for (const event of dueEvents(accrual, today, until)) {
    const then = ledgerThen(event, ahead);
    const reserved = event.kind === "carry_over" ? pendingIn(pending, event.leaveYear - 1) : 0;
    const entry = entryOf(event, { ...then, balance: then.balance - reserved });
    if (entry) ahead.push(entry);
  }
  return ahead.slice(entries.length);
}

function pendingIn(pending: Ledger["pending"], year: LeaveYear): Minutes {
  return pending.filter(({ leaveYear }) => leaveYear === year).reduce((sum, { minutes }) => sum + minutes, 0);
}
