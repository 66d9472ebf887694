import { addDays, addMonths, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";

/** The day that a key leads to in a calendar; undefined for keys that don't move. */
export function moveDay(day: IsoDate, key: string): IsoDate | undefined {
  const fromSunday = weekdayOf(day) % 7;
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -fromSunday);
    case "End":
      return addDays(day, 6 - fromSunday);
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
