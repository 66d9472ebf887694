import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearStart, type LeaveYear, type YearStart } from "#core/leave/leaveYear.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { dueEvents } from "#core/policies/accrual/dueEvents.ts";
import type { ChangeCause, LedgerEntry, LedgerKind } from "../LedgerEntry.ts";
import { entriesOf } from "../dueEntries.ts";
import { replayableEntriesOf } from "../lots/entries/lotEntriesOf.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { ACCRUALS, accrualsIn } from "../accrualsIn.ts";

const DERIVED: ReadonlySet<LedgerKind> = new Set([...ACCRUALS, "expiry", "cap"]);
const CORRECTIONS: ReadonlySet<ChangeCause> = new Set(["start_date", "facts", "events", "leaving", "return"]);

export function isCorrection(cause: ChangeCause): boolean {
  return CORRECTIONS.has(cause);
}

/** Returns the year's accruals through `on` as they would be if the case had always been known. */
export function replayedAccruals({ accrual, entries }: PersonLedger, year: LeaveYear, on: IsoDate): LedgerEntry[] {
  const others = entries.filter(({ kind, leaveYear }) => leaveYear !== year || !DERIVED.has(kind));
  const before = addDays(leaveYearStart(year, accrual.startsIn), -1);
  const events = dueEvents(accrual, before, on).filter(
    ({ kind, leaveYear }) => kind !== "carry_over" && leaveYear === year,
  );
  const replayed = usesLots(accrual)
    ? replayableEntriesOf(events, { accrual, entries: others }, on)
    : entriesOf(
        events,
        others.map((entry) => ({ ...entry, effectiveOn: countedFrom(entry, accrual.startsIn) })),
      );
  return accrualsIn(replayed, year);
}

/** Excess and carry-overs open a year. A day's accruals are posted before that day's adjustments and approved credits. */
function countedFrom({ kind, leaveYear, effectiveOn }: LedgerEntry, startsIn: YearStart): IsoDate {
  if (kind === "carry_over" || kind === "transfer") return leaveYearStart(leaveYear, startsIn);
  return kind === "adjustment" || kind === "credit" ? addDays(effectiveOn, 1) : effectiveOn;
}
