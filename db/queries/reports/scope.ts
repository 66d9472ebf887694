import type { ReportScope } from "#core/reports/ReportScope.ts";
import { HOME } from "../people/team.ts";

/** The effective office of the person `u`. */
export const OFFICE_OF_U = `coalesce(u.office_id, ${HOME})`;

/** True if a report with the values of `scopeValues` includes the person `u`. */
export const IN_SCOPE = `
  ($2::uuid IS NULL OR ${OFFICE_OF_U} = $2::uuid)
  AND ($3::text IS NULL
    OR CASE WHEN $3::text = 'none' THEN u.manager_id IS NULL ELSE u.manager_id = $3::text::uuid END)
  AND ($4::uuid IS NULL OR u.id IN (SELECT user_id FROM team_members WHERE organization_id = $1 AND team_id = $4::uuid))`;

/**
 * Returns the first values of each report statement: $1 the organization, then the office, the manager (`none` for
 * people without a manager), and the team.
 */
export function scopeValues(organizationId: string, { officeId, managerId, teamId }: ReportScope): unknown[] {
  return [organizationId, officeId ?? null, managerId === null ? "none" : (managerId ?? null), teamId ?? null];
}
