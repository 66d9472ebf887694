import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Holiday } from "#core/offices/workCalendar.ts";
import type { OtherLeave } from "#core/requests/booking/leaveInRow.ts";
import type { Person } from "../people/person.ts";
import { rows } from "../statement.ts";

const BESIDE = {
  name: "leave-beside",
  text: `
    SELECT coalesce((SELECT json_agg(json_build_object('startDate', start_date, 'endDate', end_date,
        'isHalfDay', is_half_day, 'parts', parts, 'minutes', minutes) ORDER BY start_date, id) FROM pto_requests
      WHERE organization_id = $1 AND user_id = $2 AND type = $4 AND status IN ('pending', 'approved')
        AND closure_id IS NULL AND id IS DISTINCT FROM $7::uuid
        AND daterange(start_date, end_date, '[]') && daterange($5::date - 366, $6::date + 366, '[]')), '[]') AS leave,
      coalesce((SELECT json_agg(json_build_object('date', date, 'name', name, 'part', part, 'minutes', minutes,
        'isClosure', closure_id IS NOT NULL)) FROM holidays
      WHERE organization_id = $1 AND office_id = $3 AND date BETWEEN $5::date - 366 AND $6::date + 366), '[]') AS holidays`,
};

/**
 * Returns a person's pending and approved leave of a type within a year of a span, without the request `except` and the
 * leave of closures, and the holidays of these dates.
 */
export async function findLeaveBeside(
  { organizationId, id, effectiveOfficeId }: Pick<Person, "organizationId" | "id" | "effectiveOfficeId">,
  {
    startDate,
    endDate,
    type,
    except,
  }: { startDate: IsoDate; endDate: IsoDate; type: LeaveType; except?: string | undefined },
  tx?: Transaction,
): Promise<{ leave: OtherLeave[]; holidays: Holiday[] }> {
  const values = [organizationId, id, effectiveOfficeId, type, startDate, endDate, except ?? null];
  const [found] = await rows<{ leave: OtherLeave[]; holidays: Holiday[] }>(BESIDE, values, tx);
  return found ?? { leave: [], holidays: [] };
}
