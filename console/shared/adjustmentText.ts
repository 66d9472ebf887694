import type { BalanceYear } from "#core/api/BalanceAnswer.ts";
import { signedFigure } from "#core/figure.ts";

export function adjustmentText({ total, accrued }: Pick<BalanceYear, "total" | "accrued">): string {
  const adjusted = Math.round((total - accrued) * 100) / 100;
  return adjusted === 0 ? "" : ` (${signedFigure(adjusted)} adjusted)`;
}
