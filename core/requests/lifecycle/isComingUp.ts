import type { IsoDate } from "#core/calendar/dates.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";

export function isComingUp(
  { status, endDate, isCredit = false }: { status: RequestStatus; endDate: IsoDate; isCredit?: boolean },
  today: IsoDate,
): boolean {
  return status === "pending" || (status === "approved" && !isCredit && endDate >= today);
}
