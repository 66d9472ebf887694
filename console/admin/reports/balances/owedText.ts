import { figure } from "#console/shared/formats.ts";

/** Returns what is owed: days and, separately, the hours of types in hours. */
export function owedText({ owed, owedHours }: { owed: number; owedHours: number }): string {
  return owedHours === 0 ? figure(owed) : `${figure(owed)} + ${figure(owedHours)} h`;
}
