import { toDays } from "#core/leave/amounts.ts";
import type { Figures } from "./balance.ts";
import { shownDays } from "./shownDays.ts";

type CardFigures = Pick<Figures, "balance" | "used" | "total" | "pending" | "available">;

/**
 * Returns a leave year's figures in days to display, where available + pending = balance and balance + used = total, as
 * in minutes.
 */
export function shownFigures({ balance, used, total, pending, available }: CardFigures): CardFigures {
  return {
    balance: toDays(balance),
    used: shownDays({ minutes: used, isUnlimited: false, runningBalance: total }),
    total: toDays(total),
    pending: shownDays({ minutes: pending, isUnlimited: false, runningBalance: balance }),
    available: toDays(available),
  };
}
