import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { daysText } from "#console/shared/formats.ts";
import { monthText, periodText } from "../parts/months.ts";

/** Approved days off of a month. */
export type AbsenceMonth = { month: string } & Record<LeaveType, number>;

export interface Absence {
  months: AbsenceMonth[];
}

/** The days of a month, whatever their type. */
export function daysOf(month: AbsenceMonth): number {
  return sum(LEAVE_TYPES.map((type) => month[type]));
}

/** The days of one type in all months. */
export function daysOfType(months: readonly AbsenceMonth[], type: LeaveType): number {
  return sum(months.map((month) => month[type]));
}

/** What a reader would take from the picture. */
export function absenceSummary(months: readonly AbsenceMonth[]): string {
  const busiest = months.toSorted((one, other) => daysOf(other) - daysOf(one))[0];
  const all = sum(months.map(daysOf));
  const period = periodText(months);
  if (!busiest || all === 0) return `No days off in ${period}.`;
  return `${daysText(all)} off in ${period}; most in ${monthText(busiest.month)}, with ${daysText(daysOf(busiest))}.`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
