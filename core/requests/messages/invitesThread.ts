import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";

const DAYS_AFTER = 30;

interface ThreadFacts {
  status: RequestStatus;
  endDate: IsoDate;
  needsDocument?: true;
}

export function invitesThread({ status, endDate, needsDocument }: ThreadFacts, today: IsoDate): boolean {
  if (status === "pending") return true;
  return status === "approved" && (needsDocument === true || today <= addDays(endDate, DAYS_AFTER));
}
