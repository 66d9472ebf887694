export const CALENDAR_TROUBLES = ["revoked", "calendarGone", "refused", "failing"] as const;
export type CalendarTrouble = (typeof CALENDAR_TROUBLES)[number];

export const ENDINGS = ["noAdmin", "accessReset"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface StoppedCalendar {
  serviceName: string;
  officeName: string | null;
  trouble: CalendarTrouble | Ending;
  lastError: string | null;
}

export function calendarTroubleText({ trouble, lastError }: Pick<StoppedCalendar, "trouble" | "lastError">): string {
  if (trouble === "revoked") return "The account no longer allows Awayday to access the calendar.";
  if (trouble === "noAdmin") return "The person who connected it is no longer an active Admin or Owner.";
  if (trouble === "accessReset")
    return "For security, Awayday disconnected it when the sessions of the person who connected it were signed out.";
  if (trouble === "calendarGone") return "The calendar was deleted.";
  const what = trouble === "refused" ? "The service refused an update" : "Nothing could be sent for three days";
  return `${what}${lastError ? `: ${lastError}` : ""}.`;
}

export function stoppedCalendarText(stopped: StoppedCalendar): string {
  const { serviceName, officeName } = stopped;
  const which =
    officeName === null ? `your time off in ${serviceName}` : `the calendar of ${officeName} in ${serviceName}`;
  return `Awayday no longer updates ${which}. ${calendarTroubleText(stopped)} Connect ${serviceName} again to continue.`;
}
