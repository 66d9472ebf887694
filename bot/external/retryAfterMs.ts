import { millisecondsInDay } from "date-fns/constants";
const LONGEST_PAUSE = millisecondsInDay;

/** In milliseconds, a day at most; 0 if the header can't be read. */
export function retryAfterMs(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_PAUSE);
}
