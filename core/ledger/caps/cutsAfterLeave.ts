import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearEnd, type LeaveYear } from "#core/leave/leaveYear.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { changeEntry } from "../changeEntry.ts";
import { type EntryDetails, isBooking, type LedgerEntry } from "../LedgerEntry.ts";
import type { LotCorrection } from "../lots/entries/LotCorrection.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { accrualsIn, lostIn } from "../accrualsIn.ts";
import { cutsBetween } from "./cutsBetween.ts";
import { openingsAsEntered } from "./openingsAsEntered.ts";
import { replayedAccruals } from "./replayedAccruals.ts";

/** Returns the entries that book or cancel leave that has begun. The accruals of `today` must have been posted. */
export function pastLeave(entries: readonly Omit<LedgerEntry, "details">[], today: IsoDate): LedgerEntry[] {
  return entries.filter(
    ({ kind, effectiveOn, isUnlimited }) => isBooking(kind) && !isUnlimited && effectiveOn <= today,
  );
}

/**
 * Returns entries that correct what caps cut, now that past leave is booked or canceled, or an opening balance is
 * corrected. `opened` are corrections of the year's carry-over. Requires individual entries. Source: POLICY.md, "In the
 * product".
 */
export function cutsAfterLeave(
  { accrual, entries }: PersonLedger,
  year: LeaveYear,
  opened: readonly LedgerEntry[],
  { today, id, past, openedOn }: LotCorrection,
): LedgerEntry[] {
  if (!past) return [];
  const { type, startsIn } = accrual;
  const changes = [...past, ...opened].filter(({ leaveYear }) => leaveYear === year);
  const accruals = accrualsIn(entries, year);
  if (changes.length === 0 || !accruals.some((one) => lostIn([one]) > 0)) return [];
  const on = earliest(leaveYearEnd(year, startsIn), today);
  if (termsAt(accrual, on).isUnlimited || isWaiting(accrual, year)) return [];
  const known = openingsAsEntered(entries, year, openedOn);
  const replayed = (ledger: readonly LedgerEntry[]) => replayedAccruals({ accrual, entries: ledger }, year, on);
  const [before, now] = [replayed(without(changes, known)), replayed(known)];
  const cause = past.some(({ kind }) => kind === "opening") ? "opening" : "leave";
  return cutsBetween(accruals, { before, now }).map(({ minutes, accrual: { sourceKey, details } }) => {
    const { lost: _, ...accrued } = details ?? {};
    const more: EntryDetails = { ...accrued, cause, lost: -minutes, corrects: sourceKey };
    const suffix = `:leave:${year}:${sourceKey}`;
    return changeEntry({ today, id }, { type, leaveYear: year, minutes, suffix, details: more });
  });
}

function without(changes: readonly LedgerEntry[], entries: readonly LedgerEntry[]): LedgerEntry[] {
  const corrected = new Set(changes.filter(({ kind }) => kind === "opening").map(({ sourceKey }) => sourceKey));
  const undone = changes
    .filter(({ kind }) => kind !== "opening")
    .map((entry) => ({ ...entry, minutes: -entry.minutes, sourceKey: `undone:${entry.sourceKey}` }));
  return [...entries.filter(({ sourceKey }) => !corrected.has(sourceKey)), ...undone];
}
