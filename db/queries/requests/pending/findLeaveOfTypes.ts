import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { rows } from "../../statement.ts";

const HIDDEN = {
  name: "leave-of-types",
  text: `
    SELECT user_id AS "userId", start_date::text AS "startDate", end_date::text AS "endDate" FROM pto_requests
    WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND type = ANY ($3::text[])
      AND status IN ('approved', 'pending') AND daterange(start_date, end_date, '[]') && daterange($4, $5, '[]')`,
};

export function findLeaveOfTypes(
  organizationId: string,
  people: readonly string[],
  types: readonly LeaveType[],
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
): Promise<{ userId: string; startDate: IsoDate; endDate: IsoDate }[]> {
  return rows(HIDDEN, [organizationId, people, types, startDate, endDate]);
}
