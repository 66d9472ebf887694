import type { AbsenceMonth } from "#core/api/admin/reportAnswers.ts";
import { type Minutes, toDays, toUnits } from "#core/leave/amounts.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { countText } from "#core/countText.ts";
import { monthText, periodText } from "../parts/months.ts";

type Types = readonly Pick<LeaveTypeView, "key">[];

/** Returns the total days of the given types in the given months, rounded once. */
export function daysOf(months: readonly AbsenceMonth[], types: Types): number {
  return toDays(sum(types.map(({ key }) => minutesOf(months, key))));
}

/** Returns the total amount of a type in the given months, in the type's unit and rounded once. */
export function amountOfType(months: readonly AbsenceMonth[], { key, unit }: Pick<LeaveTypeView, "key" | "unit">) {
  return toUnits(minutesOf(months, key), unit);
}

function minutesOf(months: readonly AbsenceMonth[], type: LeaveType): Minutes {
  return sum(months.map(({ minutes }) => minutes[type] ?? 0));
}

/** Returns the chart's main finding in words; the types are those in days, and people used at least one type. */
export function absenceSummary(months: readonly AbsenceMonth[], types: Types): string {
  const inMonth = (month: AbsenceMonth) => daysOf([month], types);
  const busiest = months.toSorted((one, other) => inMonth(other) - inMonth(one))[0];
  const all = daysOf(months, types);
  const period = periodText(months);
  if (!busiest || all === 0) return `${period}: only leave types measured in hours were used.`;
  if (months.length === 1) return `${period}: ${countText(all, "day")} off.`;
  return `${period}: ${countText(all, "day")} off. Busiest month: ${monthText(busiest.month)}, with ${countText(inMonth(busiest), "day")}.`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
