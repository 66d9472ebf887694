import { toDays, type Minutes } from "#core/leave/amounts.ts";

/** A ledger entry with the balance of its type and leave year after it. */
interface RunningEntry {
  minutes: Minutes;
  /** The entry isn't part of the balance. */
  isUnlimited: boolean;
  runningBalance: Minutes;
}

/**
 * Returns the days to display for an entry: the change of the displayed balance, so that the displayed entries add up
 * to that balance.
 */
export function shownDays({ minutes, isUnlimited, runningBalance }: RunningEntry): number {
  if (isUnlimited) return toDays(minutes);
  return hundredths(toDays(runningBalance) - toDays(runningBalance - minutes));
}

/** Returns the days to display for the parts of an amount, in order, so that they add up to the displayed amount. */
export function shownParts<Part extends string>(parts: Record<Part, Minutes>): Record<Part, number> {
  let runningBalance = 0;
  const shown = Object.entries<Minutes>(parts).map(([part, minutes]) => {
    runningBalance += minutes;
    return [part, shownDays({ minutes, isUnlimited: false, runningBalance })];
  });
  return Object.fromEntries(shown) as Record<Part, number>;
}

function hundredths(days: number): number {
  return Math.round(days * 100) / 100;
}
