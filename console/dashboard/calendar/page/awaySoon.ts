import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { sundayOf } from "#core/calendar/weeks.ts";

/** The people away today, those whose leave starts later this week, and those away next week. */
interface AwaySoon {
  today: CalendarEventAnswer[];
  thisWeek: CalendarEventAnswer[];
  nextWeek: CalendarEventAnswer[];
}

/** Returns the dates that `awaySoon` needs: from today to the end of next week. */
export function twoWeeks(today: IsoDate): { from: IsoDate; to: IsoDate } {
  return { from: today, to: addDays(sundayOf(today), 13) };
}

/** Returns the approved leave of today, the rest of this week, and next week, by start and name. Weeks start on Sunday. */
export function awaySoon(events: readonly CalendarEventAnswer[], today: IsoDate): AwaySoon {
  const approved = events
    .filter(({ status }) => status === "approved")
    .toSorted(
      (one, other) => one.startDate.localeCompare(other.startDate) || one.userName.localeCompare(other.userName, "en"),
    );
  const nextSunday = addDays(sundayOf(today), 7);
  const overlapping = (first: IsoDate, last: IsoDate) =>
    approved.filter(({ startDate, endDate }) => startDate <= last && endDate >= first);
  return {
    today: overlapping(today, today),
    thisWeek: approved.filter(({ startDate }) => startDate > today && startDate < nextSunday),
    nextWeek: overlapping(nextSunday, addDays(nextSunday, 6)),
  };
}
