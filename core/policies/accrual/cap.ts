import type { Minutes } from "#core/leave/amounts.ts";

/** The part of an accrual that the balance still has room for, and what is lost; a null maximum has room for all. What takes away is never cut. */
export function capPosting(
  minutes: Minutes,
  balanceThen: Minutes,
  maxBalance: Minutes | null,
): { posted: Minutes; lost: Minutes } {
  if (maxBalance === null || minutes <= 0) return { posted: minutes, lost: 0 };
  const posted = Math.min(minutes, Math.max(0, maxBalance - balanceThen));
  return { posted, lost: minutes - posted };
}
