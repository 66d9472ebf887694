/** An amount of leave in whole minutes of a standard day, so sums are exact. */
export type Minutes = number;

/** The minutes of a standard day: a twelfth of a day is 40, a half 240. */
export const MINUTES_PER_DAY = 480;

const MINUTES_PER_UNIT = { day: MINUTES_PER_DAY, hour: 60, week: 5 * MINUTES_PER_DAY, shift: MINUTES_PER_DAY };

/** Returns the stored minutes of a unit: an hour is 60, a day or a shift 480, a week 2,400. */
export function minutesPer(unit: keyof typeof MINUTES_PER_UNIT): Minutes {
  return MINUTES_PER_UNIT[unit];
}

/** Converts minutes to days for display, rounded half up to two decimals. */
export function toDays(minutes: Minutes): number {
  return Math.floor((minutes / MINUTES_PER_DAY) * 100 + 0.5 + 1e-9) / 100;
}

/** Converts days to minutes, rounded half up to whole minutes. */
export function toMinutes(days: number): Minutes {
  return Math.floor(days * MINUTES_PER_DAY + 0.5 + 1e-9);
}
