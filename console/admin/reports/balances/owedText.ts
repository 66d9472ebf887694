import { figure } from "#core/figure.ts";

export function owedText({ owed, owedHours }: { owed: number; owedHours: number }): string {
  if (owedHours === 0) return figure(owed);
  return `${owed === 0 ? "" : `${figure(owed)} + `}${figure(owedHours)} h`;
}
