import type { BalanceYear } from "#core/api/BalanceAnswer.ts";

/** Returns the sum of a balance's adjustments, which is the part of its total that doesn't count as accrued. */
export function adjustedAmount({ total, accrued }: Pick<BalanceYear, "total" | "accrued">): number {
  return Math.round((total - accrued) * 100) / 100;
}
