import { minuteOfDayIn, todayIn, type Zone } from "../calendar/zones.ts";

/** Security: setting the clock back could let people cancel leave that they have taken. */
export function setsClockBack(from: Zone, to: Zone, instant: Date): boolean {
  const [before, after] = [todayIn(from, instant), todayIn(to, instant)];
  return before === after ? minuteOfDayIn(to, instant) < minuteOfDayIn(from, instant) : after < before;
}
