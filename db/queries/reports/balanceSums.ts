import type { Minutes } from "#core/leave/amounts.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/leave/LeaveType.ts";
import { type OfficeToday, officeColumns } from "./OfficeToday.ts";
import { search } from "../statement.ts";
import { IN_SCOPE, OFFICE_OF_U, scopeValues } from "./scope.ts";

/**
 * Returns SQL for sums of each type over the entries of a person's current leave year. It searches the index once per
 * type, because one search for all would read the entries of all years.
 */
export const sumsByType = (sums: (type: LeaveType) => string) =>
  LEAVE_TYPES.map(
    (type) => `
      CROSS JOIN LATERAL (SELECT ${sums(type)} FROM ledger_entries
        WHERE organization_id = $1 AND user_id = p.id AND type = '${type}' AND leave_year = p.leave_year
          AND counts_as <> 'u') of_${type}`,
  ).join("");

/** Returns SQL for the active people in scope as `p`, in the order of the entries' index. */
export const peopleWith = (columns = "") => `
  (SELECT u.id, u.name, u.manager_id, o.id AS office_id, o.today, o.leave_year ${columns}
    FROM users u JOIN unnest($5::uuid[], $6::date[], $7::smallint[]) o (id, today, leave_year) ON o.id = ${OFFICE_OF_U}
    WHERE u.organization_id = $1 AND u.is_active AND ${IN_SCOPE} ORDER BY u.id OFFSET 0) p`;

/** A person's balances of the current leave year as summed, regardless of unlimited terms. */
interface BalanceSums extends Record<LeaveType, Minutes> {
  id: string;
  name: string;
  officeId: string;
  managerId: string | null;
  managerName: string | null;
}

const SUMS = `
  SELECT p.id, p.name, p.office_id AS "officeId", p.manager_id AS "managerId", m.name AS "managerName",
    vacation, sick, personal
  FROM ${peopleWith()}
  LEFT JOIN users m ON m.organization_id = $1 AND m.id = p.manager_id
  ${sumsByType(
    (type) => `coalesce(sum(minutes) FILTER (WHERE counts_as = 'b' OR effective_on <= p.today), 0)::float8 AS ${type}`,
  )}
  ORDER BY p.name COLLATE "en-x-icu", p.id`;

/** Returns today's balances of the active people in scope, by name. */
export function findBalanceSums(
  organizationId: string,
  scope: ReportScope,
  offices: readonly OfficeToday[],
): Promise<BalanceSums[]> {
  return search<BalanceSums>(SUMS, [...scopeValues(organizationId, scope), ...officeColumns(offices)]);
}

const UNLIMITED = `
  SELECT p.office_id AS "officeId", p.type
  FROM unnest($2::uuid[], $3::date[]) o (id, today)
  JOIN pto_policies p ON p.organization_id = $1 AND p.office_id = o.id
  JOIN LATERAL (
    SELECT is_unlimited FROM policy_versions v WHERE v.organization_id = $1 AND v.policy_id = p.id
    ORDER BY v.effective_on <= o.today DESC, v.version DESC LIMIT 1) v ON v.is_unlimited`;

/** Returns the leave types that are unlimited today, by office id. */
export async function findUnlimitedTypes(
  organizationId: string,
  offices: readonly OfficeToday[],
): Promise<Map<string, ReadonlySet<LeaveType>>> {
  const [ids, days] = officeColumns(offices);
  const found = await search<{ officeId: string; type: LeaveType }>(UNLIMITED, [organizationId, ids, days]);
  return new Map(
    offices.map(({ id }) => [id, new Set(found.flatMap(({ officeId, type }) => (officeId === id ? type : [])))]),
  );
}
