import { minuteOfDayIn, todayIn, type Zone } from "../calendar/zones.ts";

/**
 * Returns whether a change of time zone sets the local clock back at an instant. The current day then ends later or
 * becomes the day before, so leave could be canceled after it was taken.
 */
export function setsClockBack(from: Zone, to: Zone, instant: Date): boolean {
  const [before, after] = [todayIn(from, instant), todayIn(to, instant)];
  return before === after ? minuteOfDayIn(to, instant) < minuteOfDayIn(from, instant) : after < before;
}
