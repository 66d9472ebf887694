import { millisecondsInDay } from "date-fns/constants";
const SECOND_MS = 1000;

const RETRY = { firstMs: 15 * SECOND_MS, longestMs: 3600 * SECOND_MS, askedMs: millisecondsInDay } as const;
const WORKING_MS = 3 * millisecondsInDay;
const ENDING_MS = millisecondsInDay;

/** Returns milliseconds. `failures` counts earlier failures. */
export function calendarDelay(failures: number, askedSeconds: number): number {
  const growing = Math.min(RETRY.firstMs * 2 ** Math.min(failures, 20), RETRY.longestMs);
  return Math.max(growing, Math.min(askedSeconds * SECOND_MS, RETRY.askedMs));
}

export function isGivenUp(failingSince: Date | null, now: Date, isEnding: boolean): boolean {
  if (!failingSince) return false;
  return now.getTime() - failingSince.getTime() >= (isEnding ? ENDING_MS : WORKING_MS);
}
