import { queryOptions } from "@tanstack/react-query";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { call } from "#console/shared/api/call.ts";

/** Queries the closures and blackout periods that concern the viewer, in the same windows as the calendar. */
export function closedDates(window?: { from: IsoDate; to: IsoDate }) {
  const query = window ? `?${new URLSearchParams(window).toString()}` : "";
  return queryOptions({
    queryKey: ["calendar", "closed dates", window ?? "around today"],
    queryFn: () => call<ClosedDatesAnswer[]>("GET", `/api/team/closed-dates${query}`),
  });
}

/**
 * Queries the time off of the people the viewer sees, or of one team, in a window of dates; by default from the first
 * of last month to one year ahead.
 */
export function teamCalendar(window?: { from: IsoDate; to: IsoDate }, teamId?: string) {
  const params = new URLSearchParams({ ...window, ...(teamId !== undefined && { teamId }) });
  const query = params.size > 0 ? `?${params.toString()}` : "";
  return queryOptions({
    queryKey: ["calendar", window ?? "around today", teamId ?? "everyone"],
    queryFn: () => call<CalendarEventAnswer[]>("GET", `/api/team/calendar${query}`),
  });
}

/** Queries the teams that the viewer sees. */
export function visibleTeams() {
  return queryOptions({
    queryKey: ["teams"],
    queryFn: () => call<TeamAnswer[]>("GET", "/api/teams"),
  });
}
