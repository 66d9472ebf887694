import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { latest, type IsoDate } from "#core/calendar/dates.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { figuresOf, sumEntries } from "./balance.ts";
import type { Figures } from "./balance.ts";
import type { LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearOf, leaveYearStart } from "../leave/leaveYear.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";
import { leaveEntries } from "./lots/leaveByDate.ts";
import { lotEntriesOf } from "./lots/entries/lotEntriesOf.ts";
import { ledgerThen, entryOf } from "./entryOf.ts";
import { acrossTypes } from "./transfers/acrossTypes.ts";
import { dueReceipt } from "./transfers/receipts.ts";

/** Everything due through today must be posted. */
export interface Ledger {
  accrual: AccrualCase;
  entries: readonly LedgerEntry[];
  pending: readonly { leaveYear: LeaveYear; minutes: Minutes }[];
  pendingDays?: readonly DayCost[];
  senders?: readonly Ledger[];
  today: IsoDate;
  postedThrough?: IsoDate | null;
}

/** Assumes that nothing is booked, decided, or changed until `on`. */
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

/** `entries` must include all entries due by `on`. */
export function figuresIn(
  entries: readonly LedgerEntry[],
  pending: Ledger["pending"],
  year: LeaveYear,
  on: IsoDate,
): Figures {
  const ofYear = entries.filter(({ leaveYear }) => leaveYear === year);
  return figuresOf(sumEntries(ofYear, on), pendingIn(pending, year));
}

export function entriesAhead(ledger: Ledger, until: IsoDate): LedgerEntry[] {
  const { accrual, senders = [], today } = ledger;
  if (senders.length === 0) return ownEntriesAhead(ledger, until);
  const all = new Map([...senders, ledger].map((one) => [one.accrual, one]));
  const receipt = dueReceipt({ after: lastPosted(ledger), through: until });
  return acrossTypes([...all.values()], receipt, (posted) => {
    const { pending = [], ...known } = all.get(posted.accrual) ?? {};
    return ownEntriesAhead({ ...known, ...posted, pending, today }, until);
  }).filter(({ type }) => type === accrual.type);
}

function ownEntriesAhead(ledger: Ledger, until: IsoDate): LedgerEntry[] {
  const { accrual, entries, pending } = ledger;
  if (usesLots(accrual)) return lotEntriesAhead(ledger, until);
  const ahead = [...entries];
  for (const event of dueEvents(accrual, lastPosted(ledger), until)) {
    const then = ledgerThen(event, ahead);
    const reserved = event.kind === "carry_over" ? pendingIn(pending, event.leaveYear - 1) : 0;
    const entry = entryOf(event, { ...then, balance: then.balance - reserved });
    if (entry) ahead.push(entry);
  }
  return ahead.slice(entries.length);
}

function lotEntriesAhead(ledger: Ledger, until: IsoDate): LedgerEntry[] {
  const { accrual } = ledger;
  const booked = [...ledger.entries, ...pendingEntries(ledger)];
  return lotEntriesOf(dueEvents(accrual, lastPosted(ledger), until), { accrual, entries: booked }, until);
}

function lastPosted({ today, postedThrough = null }: Pick<Ledger, "today" | "postedThrough">): IsoDate {
  return latest(today, postedThrough);
}

export function pendingEntries({ accrual, pending, pendingDays, today }: Omit<Ledger, "entries">): LedgerEntry[] {
  if (pendingDays) return leaveEntries(accrual, pendingDays, "pending");
  const reserved = pending.map(({ leaveYear, minutes }) => ({
    date: latest(today, leaveYearStart(leaveYear, accrual.startsIn)),
    minutes,
  }));
  return leaveEntries(accrual, reserved, "pending");
}

function pendingIn(pending: Ledger["pending"], year: LeaveYear): Minutes {
  return pending.filter(({ leaveYear }) => leaveYear === year).reduce((sum, { minutes }) => sum + minutes, 0);
}
