import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";

/** Returns an amount with its unit, such as "1 day", "−1 day", "0.5 days", or "8 hours". */
export function daysText(days: number, unit: LeaveUnit): string {
  return `${figure(days)} ${unitWord(days, unit)}`;
}

const FIGURES = new Intl.NumberFormat("en-US", {
  maximumFractionDigits: 2,
  signDisplay: "negative",
});

/**
 * Returns a number as shown: at most two decimals, no trailing zeros, thousands separators, and a true minus sign.
 */
export function figure(days: number): string {
  return FIGURES.format(days).replace("-", "−");
}

/** Returns a change with its sign, such as "+2", "−1.5", or "0". */
export function signedFigure(days: number): string {
  if (days === 0) return "0";
  return days < 0 ? `−${figure(-days)}` : `+${figure(days)}`;
}

/** Returns a change with its sign and unit, such as "+1 day", "−1 day", or "−2.5 days". */
export function signedDaysText(days: number, unit: LeaveUnit): string {
  return `${signedFigure(days)} ${unitWord(days, unit)}`;
}

/** Returns the unit, such as "day", for 1 and −1, and its plural for other amounts. */
export function unitWord(amount: number, unit: LeaveUnit): string {
  return Math.abs(amount) === 1 ? unit : `${unit}s`;
}

/** Returns "1 member" or "3 members". */
export function countText(count: number, singular: string): string {
  return `${figure(count)} ${count === 1 ? singular : `${singular}s`}`;
}

/** Returns a number of people, such as "1 person" or "12 people". */
export function peopleText(count: number): string {
  return count === 1 ? "1 person" : `${figure(count)} people`;
}
