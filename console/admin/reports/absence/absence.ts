import type { AbsenceMonth } from "#core/api/admin/reportAnswers.ts";
import { type Minutes, toUnits } from "#core/leave/amounts.ts";
import type { LeaveTypeView, LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { countText } from "#core/countText.ts";
import { monthText, periodText } from "../parts/months.ts";

interface Summed {
  summed: readonly Pick<LeaveTypeView, "key">[];
  unit: LeaveUnit;
}

/** In the types' unit, rounded once. */
export function amountOf(months: readonly AbsenceMonth[], { summed, unit }: Summed): number {
  return toUnits(sum(summed.map(({ key }) => minutesOf(months, key))), unit);
}

/** In the type's unit, rounded once. */
export function amountOfType(months: readonly AbsenceMonth[], { key, unit }: Pick<LeaveTypeView, "key" | "unit">) {
  return toUnits(minutesOf(months, key), unit);
}

function minutesOf(months: readonly AbsenceMonth[], type: LeaveType): Minutes {
  return sum(months.map(({ minutes }) => minutes[type] ?? 0));
}

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
