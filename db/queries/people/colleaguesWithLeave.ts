import type { IsoDate } from "#core/calendar/dates.ts";
import type { Colleague, TeamPlace } from "#core/people/team.ts";
import type { WorkingPatterns } from "#core/working/WorkingPattern.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

export interface FoundColleague extends TeamPlace {
  id: string;
  name: string;
  own: WorkingPatterns["own"];
  leave: ["approved" | "pending", IsoDate, IsoDate][] | null;
}

/** The earliest start of a request that can overlap the spans, because a request has at most 366 days. */
const FROM = "(SELECT lower(spans) - 365 FROM around)";

const LEAVE = `
    (SELECT json_agg(json_build_array(a.status, a.start_date, a.end_date)) FROM pto_requests a
      WHERE a.organization_id = $1 AND a.user_id = t.id AND a.status IN ('approved', 'pending')
        AND a.start_date BETWEEN ${FROM} AND (SELECT upper(spans) FROM around)
        AND daterange(a.start_date, a.end_date, '[]') && (SELECT spans FROM around))`;

/**
 * SQL for JSON. `people` is a relation of the organization `$1` with "managerId", "officeId" (the effective office),
 * "startDate", and "endDate".
 */
export const colleaguesWithLeave = (people: string) => `
  (WITH around AS MATERIALIZED (
    SELECT range_agg(daterange("startDate"::date, "endDate"::date, '[]')) AS spans FROM ${people}
  )
  SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'managerId', t.manager_id,
      'officeId', t.office_id, 'own', t.working_patterns, 'leave', ${LEAVE}) ORDER BY t.name, t.id), '[]')
  FROM (
    SELECT id, name, manager_id, coalesce(office_id, ${DEFAULT_OFFICE}) AS office_id, working_patterns FROM users
    WHERE organization_id = $1 AND is_active AND manager_id = ANY (ARRAY(SELECT "managerId" FROM ${people}))
    UNION
    SELECT id, name, manager_id, coalesce(office_id, ${DEFAULT_OFFICE}), working_patterns FROM users
    WHERE EXISTS (SELECT 1 FROM ${people} WHERE "managerId" IS NULL) AND organization_id = $1 AND is_active
      AND coalesce(office_id, ${DEFAULT_OFFICE}) = ANY (ARRAY(SELECT "officeId" FROM ${people} WHERE "managerId" IS NULL))) t)`;

export const OFFICE_PATTERNS = `
  (SELECT json_object_agg(id, working_patterns) FROM offices WHERE organization_id = $1 AND working_patterns IS NOT NULL)`;

export type OfficePatterns = Record<string, WorkingPatterns["office"]>;

export function colleaguesOf(found: readonly FoundColleague[], offices: OfficePatterns | null): Colleague[] {
  const shared = new Map<string, WorkingPatterns>();
  return found.map(({ id, name, managerId, officeId, leave, own }) => {
    const ofOffice = shared.get(officeId) ?? { own: null, office: offices?.[officeId] ?? null };
    shared.set(officeId, ofOffice);
    const of = (wanted: "approved" | "pending") =>
      (leave ?? []).flatMap(([status, startDate, endDate]) => (status === wanted ? { startDate, endDate } : []));
    const patterns = own ? { ...ofOffice, own } : ofOffice;
    return { id, name, managerId, officeId, patterns, absences: of("approved"), requested: of("pending") };
  });
}
