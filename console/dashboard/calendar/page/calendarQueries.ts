import type { IsoDate } from "#core/calendar/dates.ts";
import type { WeekStart } from "#core/calendar/weeks.ts";
import { calendarRoster, teamCalendar } from "#console/shared/calendar/calendarCalls.ts";
import { monthWindow } from "#console/shared/calendar/monthWindow.ts";
import { type Range, timelineSpan } from "../timeline/timelineSpan.ts";
import { twoWeeks } from "./awaySoon.ts";

interface Asked {
  range: Range | undefined;
  month: IsoDate;
  today: IsoDate;
  weekStart: WeekStart;
  officeId: string;
  teamId: string | undefined;
}

export function calendarQueries({ range, month, today, weekStart, officeId, teamId }: Asked) {
  const window = range === undefined ? monthWindow(month, today) : timelineSpan(range, month);
  return {
    events: teamCalendar(window, teamId),
    soon: teamCalendar(twoWeeks(today, weekStart), teamId),
    roster: calendarRoster({
      window,
      officeId: officeId || undefined,
      teamId: range === undefined ? undefined : teamId,
    }),
  };
}
