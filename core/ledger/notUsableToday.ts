import type { Figures } from "./balance.ts";

/**
 * Returns the part of a shown balance, besides pending leave, that a request for today couldn't use because it becomes
 * usable later or exceeds a limit.
 */
export function notUsableToday({
  balance,
  pending,
  available,
}: Pick<Figures, "balance" | "pending" | "available">): number {
  return Math.round((balance - pending - available) * 100) / 100;
}
