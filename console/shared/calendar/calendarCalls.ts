import { queryOptions } from "@tanstack/react-query";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
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

/** The window and the filters of a roster; without dates, the same window as the calendar's. */
export interface RosterFilter {
  window?: { from: IsoDate; to: IsoDate } | undefined;
  officeId?: string | undefined;
  teamId?: string | undefined;
}

/**
 * Queries the people whose time off the viewer sees, of one office or team if asked, and the days off of their offices.
 */
export function calendarRoster({ window, officeId, teamId }: RosterFilter = {}) {
  const params = new URLSearchParams({
    ...window,
    ...(officeId !== undefined && { officeId }),
    ...(teamId !== undefined && { teamId }),
  });
  const query = params.size > 0 ? `?${params.toString()}` : "";
  return queryOptions({
    queryKey: ["calendar", "roster", window ?? "around today", officeId ?? "everywhere", teamId ?? "everyone"],
    queryFn: () => call<RosterAnswer>("GET", `/api/team/roster${query}`),
  });
}

/** Queries the signed-in person's own days off, and the holidays of their office. */
export function ownDays(window?: { from: IsoDate; to: IsoDate }) {
  const params = new URLSearchParams({ ...window, who: "me" });
  return queryOptions({
    queryKey: ["calendar", "own days", window ?? "around today"],
    queryFn: () => call<RosterAnswer>("GET", `/api/team/roster?${params.toString()}`),
  });
}

/** Queries the teams that the viewer sees. */
export function visibleTeams() {
  return queryOptions({
    queryKey: ["teams"],
    queryFn: () => call<TeamAnswer[]>("GET", "/api/teams"),
  });
}
