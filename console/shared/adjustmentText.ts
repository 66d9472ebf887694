import type { BalanceYear } from "#core/api/BalanceAnswer.ts";
import { signedFigure } from "#core/figure.ts";

/**
 * Returns text such as " (−5.5 adjusted)", or an empty string. Adjustments are part of the total but not of the accrued
 * amount.
 */
export function adjustmentText({ total, accrued }: Pick<BalanceYear, "total" | "accrued">): string {
  const adjusted = Math.round((total - accrued) * 100) / 100;
  return adjusted === 0 ? "" : ` (${signedFigure(adjusted)} adjusted)`;
}
