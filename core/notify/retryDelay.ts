export const MAX_TRIES = 12;

const SOON_MS = [1000, 5000];
const FIRST_MS = 30_000;
const FIRST_URGENT_MS = 1000;
const LONGEST_MS = 6 * 3_600_000;

/** Returns milliseconds. `chance` (0 to 1) spreads the delays, so that messages aren't retried together. */
export function retryDelay(failures: number, chance: number, retryAfterMs = 0, isUrgent = false): number {
  const soon = isUrgent ? undefined : SOON_MS[failures - 1];
  const full = Math.min(LONGEST_MS, (isUrgent ? FIRST_URGENT_MS : FIRST_MS) * 2 ** (failures - 1));
  const wait = soon === undefined ? full * (1 - chance / 2) : soon * (1 + chance / 2);
  return Math.max(Math.round(wait), retryAfterMs);
}
