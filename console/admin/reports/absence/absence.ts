import type { AbsenceMonth } from "#core/api/admin/reportAnswers.ts";
import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import type { LeaveTypeView, LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { countText } from "#core/countText.ts";
import { monthText, periodText } from "../parts/months.ts";

/** The types whose amounts are added up, and their unit. */
interface Summed {
  summed: readonly Pick<LeaveTypeView, "key">[];
  unit: LeaveUnit;
}

/** Returns the total amount of the given types in the given months, in their unit and rounded once. */
export function amountOf(months: readonly AbsenceMonth[], { summed, unit }: Summed): number {
  return toUnits(sum(summed.map(({ key }) => minutesOf(months, key))), unit);
}

/** Returns the total amount of a type in the given months, in the type's unit and rounded once. */
export function amountOfType(months: readonly AbsenceMonth[], { key, unit }: Pick<LeaveTypeView, "key" | "unit">) {
  return toUnits(minutesOf(months, key), unit);
}

function minutesOf(months: readonly AbsenceMonth[], type: LeaveType): Minutes {
  return sum(months.map(({ minutes }) => minutes[type] ?? 0));
}

/** Returns the chart's main finding in words. */
export function absenceSummary(months: readonly AbsenceMonth[], types: Summed): string {
  const inMonth = (month: AbsenceMonth) => amountOf([month], types);
  const inWords = (amount: number) => countText(amount, types.unit);
  const busiest = months.toSorted((one, other) => inMonth(other) - inMonth(one))[0];
  const all = `${periodText(months)}: ${inWords(amountOf(months, types))} off.`;
  if (!busiest || months.length === 1) return all;
  return `${all} Busiest month: ${monthText(busiest.month)}, with ${inWords(inMonth(busiest))}.`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
