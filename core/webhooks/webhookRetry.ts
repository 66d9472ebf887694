const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The retry schedule that Standard Webhooks recommends, in milliseconds. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** In milliseconds. An endpoint that fails for this long is turned off. */
const FAILING_FOR = 72 * HOUR;

/**
 * Returns milliseconds, or undefined after the last attempt. `chance` (0 to 1) spreads messages that failed together.
 */
export function webhookDelay(failures: number, chance: number, retryAfterMs = 0): number | undefined {
  const wait = WAITS[failures - 1];
  return wait === undefined ? undefined : Math.max(Math.round(wait * (1 + chance / 10)), retryAfterMs);
}

export function isFailingTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= FAILING_FOR;
}
