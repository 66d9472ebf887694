import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { MonthDay } from "#core/calendar/months.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { rows } from "../statement.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

/** A person with history may have been employed before the start date. */
const CLOSED = {
  name: "first-days-of-closed-leave-years",
  text: `
    WITH people AS (
      SELECT u.leave_years ->> $3 AS first_day,
        CASE WHEN u.has_history THEN u.added_on ELSE greatest(u.added_on, u.start_date) END AS opened_on
      FROM users u
      WHERE u.organization_id = $1 AND u.is_active AND (coalesce(u.office_id, ${DEFAULT_OFFICE}) = $2 OR u.id = ANY (ARRAY(
        SELECT p.user_id FROM office_placements p WHERE p.organization_id = $1 AND p.office_id = $2)))
    )
    SELECT DISTINCT p.first_day AS "firstDay"
    FROM people p CROSS JOIN LATERAL (
      SELECT coalesce(p.first_day, to_char(o.leave_year_starts_in, 'FM00') || '-01') AS starts
      FROM organizations o WHERE o.id = $1) y
    WHERE leave_year_on(p.opened_on, y.starts) < leave_year_on($4::date, y.starts)`,
};

/** Null means the organization's leave year. */
export async function findClosedFirstDays(
  organizationId: string,
  { officeId, type, today }: { officeId: string; type: LeaveType; today: IsoDate },
  tx: Transaction,
): Promise<(MonthDay | null)[]> {
  const found = await rows<{ firstDay: MonthDay | null }>(CLOSED, [organizationId, officeId, type, today], tx);
  return found.map(({ firstDay }) => firstDay);
}
