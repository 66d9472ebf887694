import type { ReportScope } from "#core/reports/ReportScope.ts";
import { HOME } from "../people/team.ts";

/** The effective office of the person `u`. */
export const OFFICE_OF_U = `coalesce(u.office_id, ${HOME})`;

/** True if a report with the values of `scopeValues` includes the person `u`. */
export const IN_SCOPE = `
  ($2::uuid IS NULL OR ${OFFICE_OF_U} = $2::uuid)
  AND ($3::uuid IS NULL OR u.manager_id = $3::uuid) AND (NOT $4::boolean OR u.manager_id IS NULL)`;

/**
 * Returns the first values of each report statement: $1 the organization, then the office, the manager, and whether to
 * include only people without a manager.
 */
export function scopeValues(organizationId: string, { officeId, managerId }: ReportScope): unknown[] {
  return [organizationId, officeId ?? null, managerId ?? null, managerId === null];
}
