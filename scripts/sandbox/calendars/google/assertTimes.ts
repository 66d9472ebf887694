import { CalendarRefusal } from "../CalendarRefusal.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

export function assertTimes(fields: Record<string, unknown>): void {
  const [start, end] = [timeOf(fields["start"]), timeOf(fields["end"])];
  if (start.isDay !== end.isDay) {
    throw new CalendarRefusal(400, "invalid", "The start and end times must either both be date or both be dateTime.");
  }
  if (start.at >= end.at) throw new CalendarRefusal(400, "timeRangeEmpty", "The specified time range is empty.");
}

function timeOf(value: unknown): { isDay: boolean; at: number } {
  const { date, dateTime } = (value ?? {}) as { date?: unknown; dateTime?: unknown };
  if (typeof date === "string" && dateTime === undefined && DAY.test(date))
    return { isDay: true, at: Date.parse(date) };
  if (typeof dateTime === "string" && date === undefined && MOMENT.test(dateTime)) {
    return { isDay: false, at: Date.parse(dateTime) };
  }
  throw new CalendarRefusal(400, "required", "Missing or invalid start or end time.");
}
