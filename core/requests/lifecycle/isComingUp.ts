import type { IsoDate } from "#core/calendar/dates.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";

/**
 * Returns whether a person's own request is coming up: it is pending, or is approved leave that isn't over. An approved
 * credit never is.
 */
export function isComingUp(
  { status, endDate, isCredit = false }: { status: RequestStatus; endDate: IsoDate; isCredit?: boolean },
  today: IsoDate,
): boolean {
  return status === "pending" || (status === "approved" && !isCredit && endDate >= today);
}
