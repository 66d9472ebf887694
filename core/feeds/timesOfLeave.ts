import type { IsoDate } from "../calendar/dates.ts";
import { hoursOf, type PartialDates, partsOfDates } from "../leave/LeaveParts.ts";

const MORNING = 9 * 60;
const NOON = 13 * 60;
const EVENING = 17 * 60;

interface TimesOfLeave {
  startDate: IsoDate;
  startMinute: number;
  endDate: IsoDate;
  /** Exclusive; more than 1440 if leave in hours continues after midnight. */
  endMinute: number;
}

/** Returns undefined if the leave takes whole days, or if its time isn't known. */
export function timesOfLeave(leave: PartialDates): TimesOfLeave | undefined {
  const { startDate, endDate, parts } = leave;
  if (!parts) return undefined;
  const hours = hoursOf(leave);
  if (hours?.startTime) {
    const [hour = 0, minute = 0] = hours.startTime.split(":").map(Number);
    const startMinute = hour * 60 + minute;
    return { startDate, startMinute, endDate: startDate, endMinute: startMinute + hours.minutes };
  }
  const { startPart, endPart } = partsOfDates(leave);
  if (startPart === "full" && endPart === "full") return undefined;
  const startMinute = startPart === "pm" ? NOON : MORNING;
  return { startDate, startMinute, endDate, endMinute: endPart === "am" ? NOON : EVENING };
}
