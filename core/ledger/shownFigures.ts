import { toUnits } from "#core/leave/amounts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { Figures } from "./balance.ts";
import { shownDays } from "./shownDays.ts";

type CardFigures = Pick<Figures, "balance" | "used" | "total" | "pending" | "available">;

/** Rounds so that balance + used = total. */
export function shownFigures(
  { balance, used, total, pending, available }: CardFigures,
  unit: LeaveUnit = "day",
): CardFigures {
  return {
    balance: toUnits(balance, unit),
    used: shownDays({ minutes: used, isUnlimited: false, runningBalance: total, unit }),
    total: toUnits(total, unit),
    pending: shownDays({ minutes: pending, isUnlimited: false, runningBalance: balance, unit }),
    available: toUnits(available, unit),
  };
}

export function notUsableToday({
  balance,
  pending,
  available,
}: Pick<CardFigures, "balance" | "pending" | "available">): number {
  return Math.round((balance - pending - available) * 100) / 100;
}
