import type { ReportScope } from "#core/reports/ReportScope.ts";
import { HOME } from "../people/team.ts";

/** The office that holds for the person `u`. */
export const OFFICE_OF_U = `coalesce(u.office_id, ${HOME})`;

/** Whether a report asks for the person `u`, by the values of `scopeValues`. */
export const IN_SCOPE = `
  ($2::uuid IS NULL OR ${OFFICE_OF_U} = $2::uuid)
  AND ($3::uuid IS NULL OR u.manager_id = $3::uuid) AND (NOT $4::boolean OR u.manager_id IS NULL)`;

/** The first values of each statement of a report: $1 the organisation, then the office, the manager, and whether to have none. */
export function scopeValues(organizationId: string, { officeId, managerId }: ReportScope): unknown[] {
  return [organizationId, officeId ?? null, managerId ?? null, managerId === null];
}
