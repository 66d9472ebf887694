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
import { replayedAccruals } from "./replayedAccruals.ts";

/** Returns the entries that book or cancel leave before `today`. */
export function pastLeave(entries: readonly Omit<LedgerEntry, "details">[], today: IsoDate): LedgerEntry[] {
  return entries.filter(({ kind, effectiveOn, isUnlimited }) => isBooking(kind) && !isUnlimited && effectiveOn < today);
}

/**
 * Returns entries that correct what caps cut, now that past leave is booked or canceled. `opened` are corrections of
 * the year's carry-over. Requires individual entries. Source: POLICY.md, "In the product".
 */
export function cutsAfterLeave(
  { accrual, entries }: PersonLedger,
  year: LeaveYear,
  opened: readonly LedgerEntry[],
  { today, id, leave }: LotCorrection,
): LedgerEntry[] {
  if (!leave) return [];
  const { type, startsIn } = accrual;
  const changes = [...leave, ...opened].filter(({ leaveYear }) => leaveYear === year);
  const accruals = accrualsIn(entries, year);
  if (changes.length === 0 || !accruals.some((one) => lostIn([one]) > 0)) return [];
  const on = earliest(leaveYearEnd(year, startsIn), today);
  if (termsAt(accrual, on).isUnlimited || isWaiting(accrual, year)) return [];
  const replayed = (more: readonly LedgerEntry[]) =>
    replayedAccruals({ accrual, entries: [...entries, ...more] }, year, on);
  const [before, now] = [replayed(changes.map(undone)), replayed([])];
  return cutsBetween(accruals, { before, now }).map(({ minutes, accrual: { sourceKey, details } }) => {
    const { lost: _, period: __, ...dates } = details ?? {};
    const more: EntryDetails = { ...dates, cause: "leave", lost: -minutes, corrects: sourceKey };
    const suffix = `:leave:${year}:${sourceKey}`;
    return changeEntry({ today, id }, { type, leaveYear: year, minutes, suffix, details: more });
  });
}

function undone(entry: LedgerEntry): LedgerEntry {
  return { ...entry, minutes: -entry.minutes, sourceKey: `undone:${entry.sourceKey}` };
}
