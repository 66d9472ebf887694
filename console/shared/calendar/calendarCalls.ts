import { queryOptions } from "@tanstack/react-query";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import { call } from "#console/shared/api/call.ts";

export function closedDates(window?: { from: IsoDate; to: IsoDate }) {
  const query = window ? `?${new URLSearchParams(window).toString()}` : "";
  return queryOptions({
    queryKey: ["calendar", "closed dates", window ?? "around today"],
    queryFn: () => call<ClosedDatesAnswer[]>("GET", `/api/team/closed-dates${query}`),
  });
}

export function teamCalendar(window?: { from: IsoDate; to: IsoDate }, teamId?: string) {
  const params = new URLSearchParams({ ...window, ...(teamId !== undefined && { teamId }) });
  const query = params.size > 0 ? `?${params.toString()}` : "";
  return queryOptions({
    queryKey: ["calendar", window ?? "around today", teamId ?? "everyone"],
    queryFn: () => call<CalendarEventAnswer[]>("GET", `/api/team/calendar${query}`),
  });
}

export interface RosterFilter {
  window?: { from: IsoDate; to: IsoDate } | undefined;
  officeId?: string | undefined;
  teamId?: string | undefined;
}

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

export function ownDays(window?: { from: IsoDate; to: IsoDate }) {
  const params = new URLSearchParams({ ...window, who: "me" });
  return queryOptions({
    queryKey: ["calendar", "own days", window ?? "around today"],
    queryFn: () => call<RosterAnswer>("GET", `/api/team/roster?${params.toString()}`),
  });
}

export function visibleTeams() {
  return queryOptions({
    queryKey: ["teams"],
    queryFn: () => call<TeamAnswer[]>("GET", "/api/teams"),
  });
}
