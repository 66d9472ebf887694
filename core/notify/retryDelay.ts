/** After so many tries a message has failed. */
export const MOST_TRIES = 12;

const FIRST_MS = 30_000;
const FIRST_URGENT_MS = 1000;
const LONGEST_MS = 6 * 3_600_000;

/**
 * How many milliseconds to wait after the nth failed try: twice as long each time, at most six hours, of which `chance`
 * (0 to 1) takes up to a half, so that what failed together does not come back together. Never before `retryAfterMs`.
 * What brings up to date, and is missed within seconds, comes back sooner: `isUrgent`.
 */
export function retryDelay(failures: number, chance: number, retryAfterMs = 0, isUrgent = false): number {
  const full = Math.min(LONGEST_MS, (isUrgent ? FIRST_URGENT_MS : FIRST_MS) * 2 ** (failures - 1));
  return Math.max(Math.round(full * (1 - chance / 2)), retryAfterMs);
}
