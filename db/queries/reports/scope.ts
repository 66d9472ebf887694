import type { ReportScope } from "#core/reports/ReportScope.ts";
import type { SearchValues } from "../statement.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

export const OFFICE_OF_U = `coalesce(u.office_id, ${DEFAULT_OFFICE})`;

const inScope = (isOfTeam: string) => `
  ($2::uuid IS NULL OR ${OFFICE_OF_U} = $2::uuid)
  AND ($3::text IS NULL
    OR CASE WHEN $3::text = 'none' THEN u.manager_id IS NULL ELSE u.manager_id = $3::text::uuid END)
  AND ($4::uuid IS NULL OR u.id IN (SELECT user_id FROM team_members WHERE organization_id = $1 AND team_id = $4::uuid${isOfTeam}))`;

export const IN_SCOPE = inScope("");

/** Leads who aren't members don't count toward their team's coverage. */
export const COUNTED_IN_SCOPE = inScope(" AND is_member");

/** `$1` is the organization, `$2` the office, `$3` the manager (`none` for no manager), and `$4` the team. */
export function scopeValues(organizationId: string, { officeId, managerId, teamId }: ReportScope): SearchValues {
  return [organizationId, officeId ?? null, managerId === null ? "none" : (managerId ?? null), teamId ?? null];
}
