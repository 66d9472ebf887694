import type { Minutes } from "#core/leave/amounts.ts";

export function capAccrual(
  minutes: Minutes,
  balanceThen: Minutes,
  maxBalance: Minutes | null,
): { posted: Minutes; lost: Minutes } {
  if (maxBalance === null || minutes <= 0) return { posted: minutes, lost: 0 };
  const posted = Math.min(minutes, Math.max(0, maxBalance - balanceThen));
  return { posted, lost: minutes - posted };
}
