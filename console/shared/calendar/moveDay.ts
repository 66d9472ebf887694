import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { type WeekStart, weekStartOf } from "#core/calendar/weeks.ts";

export function moveDay(day: IsoDate, key: string, weekStart: WeekStart): IsoDate | undefined {
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
      return weekStartOf(day, weekStart);
    case "End":
      return addDays(weekStartOf(day, weekStart), 6);
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
