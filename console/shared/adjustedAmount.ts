import type { BalanceYear } from "#core/api/BalanceAnswer.ts";

/** Returns the sum of a balance's opening balance and adjustments, which isn't part of its accrued amount. */
export function adjustedAmount({ total, accrued }: Pick<BalanceYear, "total" | "accrued">): number {
  return Math.round((total - accrued) * 100) / 100;
}
