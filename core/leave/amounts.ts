import type { LeaveUnit } from "./LeaveTypeView.ts";

export type Minutes = number;

/** Halves and twelfths of a day are whole minutes. */
export const MINUTES_PER_DAY = 480;

const MINUTES_PER_UNIT = { day: MINUTES_PER_DAY, hour: 60, week: 5 * MINUTES_PER_DAY, shift: MINUTES_PER_DAY };

export function minutesPer(unit: keyof typeof MINUTES_PER_UNIT): Minutes {
  return MINUTES_PER_UNIT[unit];
}

/** Rounds half up to two decimals. */
export function toUnits(minutes: Minutes, unit: LeaveUnit): number {
  return Math.floor((minutes / minutesPer(unit)) * 100 + 0.5 + 1e-9) / 100;
}

/** Rounds half up to whole minutes. */
export function fromUnits(amount: number, unit: LeaveUnit): Minutes {
  return Math.floor(amount * minutesPer(unit) + 0.5 + 1e-9);
}

export function toDays(minutes: Minutes): number {
  return toUnits(minutes, "day");
}

export function toMinutes(days: number): Minutes {
  return fromUnits(days, "day");
}
