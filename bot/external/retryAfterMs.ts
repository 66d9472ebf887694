import { millisecondsInDay } from "date-fns/constants";
const LONGEST_PAUSE = millisecondsInDay;

/** Returns milliseconds: at most a day, and 0 if the header is missing, invalid, or in the past. */
export function retryAfterMs(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_PAUSE);
}
