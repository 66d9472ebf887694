/** An amount of leave: a whole number of minutes of a standard day. Sums of minutes are exact. */
export type Minutes = number;

/** Minutes of a standard day: a twelfth of a day is 40, a half 240. */
export const MINUTES_PER_DAY = 480;

/** The days that people read: at most two decimals, rounded half up. */
export function toDays(minutes: Minutes): number {
  return Math.floor((minutes / MINUTES_PER_DAY) * 100 + 0.5 + 1e-9) / 100;
}

/** The minutes of a number of days, rounded half up to the whole minute. */
export function toMinutes(days: number): Minutes {
  return Math.floor(days * MINUTES_PER_DAY + 0.5 + 1e-9);
}
