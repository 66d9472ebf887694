import { queryOptions } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { call } from "#console/shared/api/call.ts";

/** A teammate's time off, pending or approved. */
export interface CalendarEvent {
  id: string;
  userId: string;
  userName: string;
  /** `away` if this viewer may not see the type. */
  type: LeaveType | "away";
  status: "pending" | "approved";
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}

/** Queries the team's time off in a window of dates; by default from the first of last month to one year ahead. */
export function teamCalendar(window?: { from: IsoDate; to: IsoDate }) {
  const query = window ? `?${new URLSearchParams(window).toString()}` : "";
  return queryOptions({
    queryKey: ["calendar", window ?? "around today"],
    queryFn: () => call<CalendarEvent[]>("GET", `/api/team/calendar${query}`),
  });
}
