import { queryOptions } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { call } from "#console/shared/api/call.ts";

/** Time off of the team, pending or approved. */
export interface CalendarEvent {
  id: string;
  userId: string;
  userName: string;
  /** `away` where the type is not for this viewer. */
  type: LeaveType | "away";
  status: "pending" | "approved";
  startDate: IsoDate;
  endDate: IsoDate;
  isHalfDay: boolean;
}

/** The team's time off: in a window of dates, else from the first of last month to a year on. */
export function teamCalendar(window?: { from: IsoDate; to: IsoDate }) {
  const query = window ? `?${new URLSearchParams(window).toString()}` : "";
  return queryOptions({
    queryKey: ["calendar", window ?? "around today"],
    queryFn: () => call<CalendarEvent[]>("GET", `/api/team/calendar${query}`),
  });
}
