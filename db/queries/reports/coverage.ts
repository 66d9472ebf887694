import type { IsoDate } from "#core/calendar/dates.ts";
import type { Holiday } from "#core/offices/workCalendar.ts";
import type { AwayOnDate, EmployedPeople } from "#core/reports/coverageWeeks.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import type { WorkingPatterns } from "#core/working/WorkingPattern.ts";
import { search } from "../statement.ts";
import { COUNTED_IN_SCOPE, OFFICE_OF_U, scopeValues } from "./scope.ts";

interface Dates {
  first: IsoDate;
  last: IsoDate;
}

const PEOPLE = `
  people AS (
    SELECT u.id, ${OFFICE_OF_U} AS office_id, u.working_patterns, greatest(u.start_date, $5::date) AS first, least(u.end_date, $6::date) AS last
    FROM users u WHERE u.organization_id = $1 AND u.is_active AND ${COUNTED_IN_SCOPE})`;

const EMPLOYED = `
  WITH ${PEOPLE}
  SELECT office_id AS "officeId", working_patterns AS "ownPatterns", first, last, count(*)::int AS people
  FROM people WHERE first <= last GROUP BY 1, 2, 3, 4`;

export function findEmployed(
  organizationId: string,
  scope: ReportScope,
  { first, last }: Dates,
): Promise<EmployedPeople[]> {
  return search<EmployedPeople>(EMPLOYED, [...scopeValues(organizationId, scope), first, last]);
}

/** Relies on the limit of 366 days for a request. */
const AWAY = `
  WITH ${PEOPLE}
  SELECT p.office_id AS "officeId", p.working_patterns AS "ownPatterns", d.date, count(DISTINCT p.id) FILTER (WHERE r.status = 'approved')::int AS away,
    coalesce(sum(d.minutes) FILTER (WHERE r.status = 'approved'), 0)::float8 AS "awayMinutes",
    coalesce(sum(d.minutes) FILTER (WHERE r.status = 'pending'), 0)::float8 AS "pendingMinutes"
  FROM people p
  JOIN pto_requests r ON r.organization_id = $1 AND r.user_id = p.id
  JOIN pto_request_days d ON d.organization_id = $1 AND d.request_id = r.id
  WHERE r.status IN ('pending', 'approved') AND r.start_date BETWEEN $5::date - 365 AND $6::date AND r.end_date >= $5::date
    AND d.date BETWEEN p.first AND p.last
  GROUP BY 1, 2, 3`;

export function findAway(organizationId: string, scope: ReportScope, { first, last }: Dates): Promise<AwayOnDate[]> {
  return search<AwayOnDate>(AWAY, [...scopeValues(organizationId, scope), first, last]);
}

const HOLIDAYS = `
  SELECT f.id, f.working_patterns AS patterns,
    coalesce((SELECT json_agg(json_build_object('date', date, 'name', name, 'part', part, 'minutes', minutes,
        'isClosure', closure_id IS NOT NULL)) FROM holidays
      WHERE organization_id = $1 AND office_id = f.id AND date BETWEEN $2::date AND $3::date), '[]') AS holidays
  FROM offices f WHERE f.organization_id = $1 AND f.archived_at IS NULL`;

export function findHolidaysOfOffices(
  organizationId: string,
  { first, last }: Dates,
): Promise<{ id: string; holidays: Holiday[]; patterns: WorkingPatterns["office"] }[]> {
  return search(HOLIDAYS, [organizationId, first, last]);
}
