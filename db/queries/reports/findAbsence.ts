import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Month } from "#core/reports/reportMonths.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { search } from "../statement.ts";
import { IN_SCOPE, scopeValues } from "./scope.ts";

interface MonthAbsence {
  month: Month;
  type: LeaveType;
  minutes: Minutes;
}

const ABSENCE = `
  SELECT left(date::text, 7) AS month, type, sum(minutes)::float8 AS minutes FROM (
    SELECT d.date, r.type, sum(d.minutes) AS minutes
    FROM pto_requests r
    JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
    JOIN pto_request_days d ON d.organization_id = r.organization_id AND d.request_id = r.id
    WHERE r.organization_id = $1 AND r.status = 'approved' AND d.date BETWEEN $5::date AND $6::date AND ${IN_SCOPE}
    GROUP BY d.date, r.type) days
  GROUP BY 1, 2`;

export function findAbsence(
  organizationId: string,
  scope: ReportScope,
  { first, last }: { first: IsoDate; last: IsoDate },
): Promise<MonthAbsence[]> {
  return search<MonthAbsence>(ABSENCE, [...scopeValues(organizationId, scope), first, last]);
}
