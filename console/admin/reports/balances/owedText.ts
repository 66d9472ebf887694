import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";

export function owedText({ owed, owedHours }: { owed: number; owedHours: number }): string {
  if (owedHours === 0) return figure(owed);
  const hours = countText(owedHours, "hour");
  return owed === 0 ? hours : `${countText(owed, "day")} + ${hours}`;
}
