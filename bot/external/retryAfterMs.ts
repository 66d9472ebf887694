import { millisecondsInDay } from "date-fns/constants";
/** The longest time in milliseconds for which an endpoint can ask us to wait. */
const LONGEST_PAUSE = millisecondsInDay;

/**
 * Returns the milliseconds that the header Retry-After asks for, in seconds or as a date, a day at most; 0 if there is
 * none, or it can't be read.
 */
export function retryAfterMs(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_PAUSE);
}
