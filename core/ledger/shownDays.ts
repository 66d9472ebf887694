import { toUnits, type Minutes } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";

interface RunningEntry {
  minutes: Minutes;
  isUnlimited: boolean;
  runningBalance: Minutes;
  unit?: LeaveUnit;
}

/**
 * Returns an amount in the unit of the leave type. The displayed changes of a balance add up to the displayed balance.
 */
export function shownDays({ minutes, isUnlimited, runningBalance, unit = "day" }: RunningEntry): number {
  if (isUnlimited) return toUnits(minutes, unit);
  return hundredths(toUnits(runningBalance, unit) - toUnits(runningBalance - minutes, unit));
}

/** Rounds the parts so that they add up to the displayed total. */
export function shownParts<Part extends string>(
  parts: Record<Part, Minutes>,
  unit: LeaveUnit = "day",
): Record<Part, number> {
  let runningBalance = 0;
  const shown = Object.entries<Minutes>(parts).map(([part, minutes]) => {
    runningBalance += minutes;
    return [part, shownDays({ minutes, isUnlimited: false, runningBalance, unit })];
  });
  return Object.fromEntries(shown) as Record<Part, number>;
}

function hundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}
