import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { isBooking, isSettlementOf, type LedgerEntry, type LedgerKind } from "../LedgerEntry.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { entriesThrough, type Leaving } from "./entriesThrough.ts";
import { type SettlementAmounts, settlementIn } from "./settlementAhead.ts";
import { settlementDays } from "./settlementDays.ts";
import { awaitedForSettlement } from "./settlementEntries.ts";

/**
 * In minutes. Unless leave is unlimited, opening + carried + accrued + credited + adjusted + moved + settled − expired
 * − taken = balance.
 */
export interface StatementFigures {
  from: IsoDate;
  until: IsoDate;
  isUnlimited: boolean;
  isLimited: boolean;
  opening: Minutes;
  carried: Minutes;
  accrued: Minutes;
  credited: Minutes;
  adjusted: Minutes;
  /** The amount received from other leave types, minus the amount sent to them. */
  moved: Minutes;
  settled: Minutes;
  expired: Minutes;
  taken: Minutes;
  /** The balance at the end of the last day, before the settlement. */
  balance: Minutes;
  settlement: (SettlementAmounts & { isPosted: boolean }) | null;
}

/** Assumes that nothing else is booked or changed. Yields the figures last, and null where other work may run. */
export function* statementFigures(ledger: PersonLedger, leaving: Leaving): Generator<StatementFigures | null> {
  const entries = yield* entriesThrough(ledger, leaving);
  yield figuresIn(ledger, leaving, entries);
}

function figuresIn(ledger: PersonLedger, leaving: Leaving, entries: readonly LedgerEntry[]): StatementFigures {
  const { accrual } = ledger;
  const { endDate } = leaving;
  const year = leaveYearOf(endDate, accrual.startsIn);
  const ofYear = entries.filter(({ leaveYear }) => leaveYear === year);
  const sumOf = (kinds: readonly LedgerKind[]) =>
    ofYear.reduce((sum, { kind, minutes }) => (kinds.includes(kind) ? sum + minutes : sum), 0);
  const { isUnlimited, document } = termsAt(accrual, endDate);
  const counted = ofYear.filter((entry) => !isSettlementOf(entry, endDate) && !entry.isUnlimited);
  const bookings = (isUnlimited ? ofYear : counted).filter(({ kind }) => isBooking(kind));
  const taken = bookings.reduce((sum, { minutes }) => sum - minutes, 0);
  const isSettled = settlementDays(accrual).includes(endDate);
  return {
    from: leaveYearStart(year, accrual.startsIn),
    until: endDate,
    isUnlimited,
    isLimited: document !== undefined && (document.grants ?? []).length === 0,
    opening: sumOf(["opening"]),
    carried: sumOf(["carry_over"]),
    accrued: sumOf(["accrual", "policy_change"]),
    credited: sumOf(["credit"]),
    adjusted: sumOf(["adjustment"]),
    moved: sumOf(["transfer"]),
    settled: counted.reduce((sum, { kind, minutes }) => (kind === "settlement" ? sum + minutes : sum), 0),
    expired: 0 - sumOf(["expiry", "cap"]),
    taken,
    balance: counted.reduce((sum, { minutes }) => sum + minutes, 0),
    settlement: isSettled
      ? { ...settlementIn({ accrual, entries }, endDate), isPosted: isPosted(ledger, leaving, entries) }
      : null,
  };
}

function isPosted({ accrual, entries }: PersonLedger, { endDate, today }: Leaving, all: readonly LedgerEntry[]) {
  const isOfDay = (entry: LedgerEntry) => isSettlementOf(entry, endDate);
  if (entries.some(isOfDay)) return true;
  return endDate < today && !all.some(isOfDay) && awaitedForSettlement({ accrual, entries: all }, endDate).length === 0;
}
