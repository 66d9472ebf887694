import type { BalanceYear } from "#core/api/BalanceAnswer.ts";

/** This part of a balance's total doesn't count as accrued. */
export function adjustedAmount({ total, accrued }: Pick<BalanceYear, "total" | "accrued">): number {
  return Math.round((total - accrued) * 100) / 100;
}
