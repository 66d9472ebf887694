import { type Minutes, toUnits } from "./amounts.ts";
import type { LeaveUnit } from "./LeaveTypeView.ts";

/** Formats minutes in a unit, such as `1 day`, `2.5 days`, or `4 hours`. */
export function amountInWords(minutes: Minutes, unit: LeaveUnit): string {
  return amountAsText(toUnits(minutes, unit), unit);
}

/** Formats an amount with its unit or another noun. */
export function amountAsText(amount: number, noun: string): string {
  return `${amount} ${noun}${Math.abs(amount) === 1 ? "" : "s"}`;
}
