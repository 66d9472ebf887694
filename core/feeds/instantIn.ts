import { daysBetween, type IsoDate } from "../calendar/dates.ts";
import { minuteOfDayIn, todayIn, type Zone } from "../calendar/zones.ts";

const MINUTE = 60_000;
const DAY = 1440;

/** Returns milliseconds since 1970. For a time that clocks repeat, returns one of the two instants. */
export function instantIn(zone: Zone, date: IsoDate, minute: number): number {
  const wanted = daysBetween("1970-01-01", date) * DAY + minute;
  const shownAt = (instant: number) =>
    daysBetween("1970-01-01", todayIn(zone, instant)) * DAY + minuteOfDayIn(zone, instant);
  let instant = wanted * MINUTE;
  for (let step = 0; step < 2; step++) instant += (wanted - shownAt(instant)) * MINUTE;
  return instant;
}
