import { figure } from "#core/figure.ts";

/** Returns the amount owed: the days and, if leave types in hours owe any, the hours, such as "12 + 8 h". */
export function owedText({ owed, owedHours }: { owed: number; owedHours: number }): string {
  return owedHours === 0 ? figure(owed) : `${figure(owed)} + ${figure(owedHours)} h`;
}
