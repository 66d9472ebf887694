import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { capPosting } from "#core/policies/accrual/cap.ts";
import { dueCarryOver } from "#core/policies/accrual/dueEvents.ts";
import { earnedBy } from "#core/policies/accrual/earnedBy.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { balanceOn, wholeBalance } from "./balance.ts";
import { capReturn } from "./capReturn.ts";
import { carryOverCorrection } from "./carryOverCorrections.ts";
import type { ChangeCause, LedgerEntry } from "./LedgerEntry.ts";
import { leaveYearEnd, leaveYearOf } from "../leave/leaveYear.ts";
import type { LeaveYear } from "../leave/leaveYear.ts";
import { ledgerThen, entryOf } from "./entryOf.ts";
import { postedInto } from "./postedInto.ts";

export interface Change {
  today: IsoDate;
  /** What was changed, for the words of the line. */
  cause: ChangeCause;
  /** Unique for this change: it makes the source keys so. */
  id: string;
  /** The earliest day whose leave year may be affected, when that year is closed already (a last day set or cleared late); else today. */
  since?: IsoDate;
  /** The case before a change of policy, which gives back what the maximum cut and the new terms don't; the lines from the year of `since` on stand one by one then. */
  before?: AccrualCase | undefined;
}

/**
 * What a change of somebody's case posts at once, everything due by today being posted on the old one: for the current
 * leave year (and closed ones from `since`) what it has earned minus what was posted, with the carry-overs that follow.
 */
export function changeEntries(changed: AccrualCase, lines: readonly LedgerEntry[], change: Change): LedgerEntry[] {
  const { startsIn, opening } = changed;
  const thisYear = leaveYearOf(change.today, startsIn);
  const since = leaveYearOf(change.since ?? change.today, startsIn);
  const ledger = [...lines];
  for (let year = opening; year <= thisYear; year++) {
    const known = [...ledger];
    ledger.push(...rollOverAnew(changed, ledger, year, { change, mayBeMissing: year > since }));
    if (year < since && year !== thisYear) continue;
    ledger.push(...returnOf(changed, { known, ledger }, year, change));
    ledger.push(...differenceOf(changed, ledger, year, change));
  }
  return ledger.slice(lines.length);
}

/** Under unlimited terms nothing is posted: what was earned before them stays. */
function differenceOf(
  changed: AccrualCase,
  ledger: readonly LedgerEntry[],
  year: LeaveYear,
  { today, cause, id }: Change,
): LedgerEntry[] {
  const { type, startsIn, timeline } = changed;
  const isClosed = year < leaveYearOf(today, startsIn);
  const on = isClosed ? leaveYearEnd(year, startsIn) : today;
  const { isUnlimited, maxBalance } = termsOn(timeline, on);
  const owed = earnedBy(changed, year, on) - postedInto(ledger, year);
  if (isUnlimited || owed === 0) return [];
  const balance = isClosed ? wholeBalance(ledger, year) : balanceOn(ledger, year, on);
  const { posted, lost } = capPosting(owed, balance, maxBalance);
  return [
    {
      type,
      leaveYear: year,
      kind: "policy_change",
      minutes: posted,
      effectiveOn: today,
      sourceKey: `policy_change:${type}:${id}${isClosed ? `:${year}` : ""}`,
      isUnlimited: false,
      details: lost > 0 ? { cause, lost } : { cause },
    },
  ];
}

/** What the maximum cut of the year and no longer does; under unlimited terms nothing is posted. */
function returnOf(
  changed: AccrualCase,
  { known, ledger }: { known: readonly LedgerEntry[]; ledger: readonly LedgerEntry[] },
  year: LeaveYear,
  { before, today, cause, id }: Change,
): LedgerEntry[] {
  const { type, startsIn, timeline } = changed;
  const lastDay = leaveYearEnd(year, startsIn);
  if (!before || termsOn(timeline, lastDay < today ? lastDay : today).isUnlimited) return [];
  const minutes = capReturn(year, { accrual: before, lines: known }, { accrual: changed, lines: ledger });
  if (minutes === 0) return [];
  return [
    {
      type,
      leaveYear: year,
      kind: "policy_change",
      minutes,
      effectiveOn: today,
      sourceKey: `policy_change:${type}:${id}:returned${lastDay < today ? `:${year}` : ""}`,
      isUnlimited: false,
      details: { cause, lost: -minutes },
    },
  ];
}

/** The carry-over into a year that had begun already: what it owes, all of it where somebody comes back who counted as gone. */
function rollOverAnew(
  changed: AccrualCase,
  ledger: readonly LedgerEntry[],
  year: LeaveYear,
  { change, mayBeMissing }: { change: Change; mayBeMissing: boolean },
): LedgerEntry[] {
  const isRolledOver = ledger.some(({ kind, leaveYear }) => kind === "carry_over" && leaveYear === year);
  if (isRolledOver) return carryOverCorrection(changed, ledger, year, change);
  const due = mayBeMissing ? dueCarryOver(changed, year) : null;
  const line = due && entryOf(due, ledgerThen(due, ledger));
  return line ? [line] : [];
}
