import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PageBounds } from "#core/lists/pageQuery.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { Holiday, HolidayPart } from "#core/offices/workCalendar.ts";
import { rows } from "../statement.ts";

export interface HolidayView {
  id: string;
  name: string;
  date: IsoDate;
  type: "custom" | "federal";
  part: HolidayPart;
  minutes: Minutes | null;
}

export const chargedTo = (holiday: string): string => `CASE WHEN ${holiday}.closure_id IS NOT NULL THEN (
  SELECT c.charged FROM closures c WHERE c.organization_id = ${holiday}.organization_id AND c.id = ${holiday}.closure_id) END`;

const HOLIDAYS = {
  name: "holidays",
  text: `SELECT name, date::text AS date, part, minutes, closure_id IS NOT NULL AS "isClosure",
      ${chargedTo("h")} AS "chargedTo" FROM holidays h
    WHERE organization_id = $1 AND office_id = $2 AND date BETWEEN $3::date AND $4::date ORDER BY date`,
};

export function findHolidays(
  organizationId: string,
  officeId: string,
  span?: { startDate: IsoDate; endDate: IsoDate },
  tx?: Transaction,
): Promise<Holiday[]> {
  const bounds = [span?.startDate ?? "0001-01-01", span?.endDate ?? "9999-12-31"];
  return rows<Holiday>(HOLIDAYS, [organizationId, officeId, ...bounds], tx);
}

const OWN_VIEW = `SELECT id, name, date::text AS date, type, part, minutes FROM holidays
    WHERE organization_id = $1 AND office_id = $2 AND closure_id IS NULL`;
const OWN = { name: "own-holidays", text: `${OWN_VIEW} ORDER BY date` };

export function findOwnHolidays(organizationId: string, officeId: string, tx?: Transaction): Promise<HolidayView[]> {
  return rows<HolidayView>(OWN, [organizationId, officeId], tx);
}

const OWN_PAGE = { name: "own-holidays-page", text: `${OWN_VIEW} AND id > $3 ORDER BY id LIMIT $4` };

export function findOwnHolidayPage(
  { organizationId, officeId }: { organizationId: string; officeId: string },
  { after, most }: PageBounds,
): Promise<HolidayView[]> {
  return rows<HolidayView>(OWN_PAGE, [organizationId, officeId, after, most]);
}
