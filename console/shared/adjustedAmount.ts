import type { BalanceYear } from "#core/api/BalanceAnswer.ts";

/** Adjustments are the part of a balance's total that doesn't count as accrued. */
export function adjustedAmount({ total, accrued }: Pick<BalanceYear, "total" | "accrued">): number {
  return Math.round((total - accrued) * 100) / 100;
}
