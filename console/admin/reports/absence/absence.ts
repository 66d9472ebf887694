import type { AbsenceMonth } from "#core/api/admin/reportAnswers.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { daysText } from "#console/shared/formats.ts";
import { monthText, periodText } from "../parts/months.ts";

/** Returns the days of a month, of all types. */
export function daysOf(month: AbsenceMonth): number {
  return sum(LEAVE_TYPES.map((type) => month[type]));
}

/** Returns the days of one type, of all months. */
export function daysOfType(months: readonly AbsenceMonth[], type: LeaveType): number {
  return sum(months.map((month) => month[type]));
}

/** Returns the chart's main finding in words. */
export function absenceSummary(months: readonly AbsenceMonth[]): string {
  const busiest = months.toSorted((one, other) => daysOf(other) - daysOf(one))[0];
  const all = sum(months.map(daysOf));
  const period = periodText(months);
  if (!busiest || all === 0) return `No days off in ${period}.`;
  return `${daysText(all)} off in ${period}. Busiest month: ${monthText(busiest.month)}, with ${daysText(daysOf(busiest))}.`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
