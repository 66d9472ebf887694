import { minuteOfDayIn, todayIn, type Zone } from "../calendar/dates.ts";

/**
 * Returns whether a change of time zone sets the local clock back at an instant. A day that has begun then ends later, or
 * hasn't begun yet, so leave on that day could still be canceled after it was taken.
 */
export function setsClockBack(from: Zone, to: Zone, instant: Date): boolean {
  const [before, after] = [todayIn(from, instant), todayIn(to, instant)];
  return before === after ? minuteOfDayIn(to, instant) < minuteOfDayIn(from, instant) : after < before;
}
