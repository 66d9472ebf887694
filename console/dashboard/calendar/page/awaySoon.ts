import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { type WeekStart, weekStartOf } from "#core/calendar/weeks.ts";

interface AwaySoon {
  today: CalendarEventAnswer[];
  thisWeek: CalendarEventAnswer[];
  nextWeek: CalendarEventAnswer[];
}

export function twoWeeks(today: IsoDate, weekStart: WeekStart): { from: IsoDate; to: IsoDate } {
  return { from: today, to: addDays(weekStartOf(today, weekStart), 13) };
}

export function awaySoon(events: readonly CalendarEventAnswer[], today: IsoDate, weekStart: WeekStart): AwaySoon {
  const approved = events
    .filter(({ status }) => status === "approved")
    .toSorted(
      (one, other) => one.startDate.localeCompare(other.startDate) || one.userName.localeCompare(other.userName, "en"),
    );
  const nextWeek = addDays(weekStartOf(today, weekStart), 7);
  const overlapping = (first: IsoDate, last: IsoDate) =>
    approved.filter(({ startDate, endDate }) => startDate <= last && endDate >= first);
  return {
    today: overlapping(today, today),
    thisWeek: approved.filter(({ startDate }) => startDate > today && startDate < nextWeek),
    nextWeek: overlapping(nextWeek, addDays(nextWeek, 6)),
  };
}
