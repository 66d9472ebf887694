import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { ChangeCause, LedgerEntry } from "../LedgerEntry.ts";
import { lostIn, minutesOf } from "../accrualsIn.ts";
import { isCorrection } from "./replayedAccruals.ts";
import { minutesToRestore } from "./undoneChanges.ts";

interface Undone {
  /** Minutes given regardless of the maximum, because an earlier change of the same kind took them back. */
  restored: Minutes;
  /** The amount owed, minus the amount that the maximum would have cut without the earlier correction. */
  atMost: Minutes;
}

interface Undoing {
  accrual: Pick<AccrualCase, "employment" | "startsIn">;
  year: LeaveYear;
  /** Returns the year's accruals as they would be if the case had always been known. */
  replayed: () => readonly LedgerEntry[];
}

/**
 * A correction that undoes earlier ones of its kind, such as the removal of a last day, gives back the minutes that
 * they took. Minutes that a maximum had cut before them stay cut. Minutes that a maximum would have cut from accruals
 * in between count as cut. A new employment in the same leave year undoes nothing. A change of terms gives back only
 * what earlier changes of its kind took.
 */
export function undoneCorrections(
  owed: Minutes,
  accruals: readonly LedgerEntry[],
  cause: ChangeCause,
  { accrual, year, replayed }: Undoing,
): Undone {
  const firstDay = leaveYearStart(year, accrual.startsIn);
  if (owed <= 0 || !isCorrection(cause)) {
    return { restored: Math.min(owed, minutesToRestore(accruals, { cause, firstDay })), atMost: owed };
  }
  if (isNewEmployment(accrual, firstDay)) return { restored: 0, atMost: owed };
  const earlier = accruals.filter(({ details }) => details?.cause && kindOf(details.cause) === kindOf(cause));
  const [first] = earlier;
  if (!first) return { restored: 0, atMost: owed };
  const since = accruals.filter(({ kind, effectiveOn }) => kind === "accrual" && effectiveOn > first.effectiveOn);
  const asIfKnown = since.length === 0 ? [] : replayed();
  const cut = lostIn(asIfKnown);
  const uncut = cut === 0 ? 0 : uncutIn(since, asIfKnown);
  const restored = Math.min(owed, Math.max(0, -minutesOf(earlier) - uncut));
  const cutBefore = -lostIn(earlier);
  const cutAgain = Math.min(owed - restored, Math.max(0, uncut + cutBefore), Math.max(cut, cutBefore));
  return { restored, atMost: owed - cutAgain };
}

function uncutIn(accruals: readonly LedgerEntry[], replayed: readonly LedgerEntry[]): Minutes {
  const keys = new Set(accruals.map(({ sourceKey }) => sourceKey));
  return Math.max(0, minutesOf(accruals) - minutesOf(replayed.filter(({ sourceKey }) => keys.has(sourceKey))));
}

function kindOf(cause: ChangeCause): ChangeCause {
  return cause === "return" ? "leaving" : cause;
}

function isNewEmployment({ employment }: Pick<AccrualCase, "employment">, firstDay: IsoDate): boolean {
  return employment.slice(0, -1).some(({ endDate }) => endDate !== null && endDate >= firstDay);
}
