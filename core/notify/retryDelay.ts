/** After so many tries a message has failed. */
export const MOST_TRIES = 12;

/** A hiccup is over within seconds, so the first two tries come back that soon. */
const SOON_MS = [1000, 5000];
const FIRST_MS = 30_000;
const FIRST_URGENT_MS = 1000;
const LONGEST_MS = 6 * 3_600_000;

/**
 * Returns the milliseconds to wait after the nth failed try: one second, five seconds, then a schedule that doubles from
 * 30 seconds and that both of those count in, up to six hours. `chance` (0 to 1) adds up to a half to the first two and
 * takes up to a half off the others, so that messages that failed together don't come back together. Never returns less
 * than `retryAfterMs`. `isUrgent`: doubles from one second, for an update that people miss within seconds.
 */
export function retryDelay(failures: number, chance: number, retryAfterMs = 0, isUrgent = false): number {
  const soon = isUrgent ? undefined : SOON_MS[failures - 1];
  const full = Math.min(LONGEST_MS, (isUrgent ? FIRST_URGENT_MS : FIRST_MS) * 2 ** (failures - 1));
  const wait = soon === undefined ? full * (1 - chance / 2) : soon * (1 + chance / 2);
  return Math.max(Math.round(wait), retryAfterMs);
}
