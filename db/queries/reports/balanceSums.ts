import type { Minutes } from "#core/leave/amounts.ts";
import type { ReportScope } from "#core/reports/ReportScope.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { type OfficeToday, officeColumns } from "./OfficeToday.ts";
import { searchMany } from "../searchMany.ts";
import { search, type SearchValues } from "../statement.ts";
import { HAS_NO_BALANCE, inForceOn } from "../policies/termsRows.ts";
import { IN_SCOPE, OFFICE_OF_U, scopeValues } from "./scope.ts";

export const yearNow = (type: string) => `coalesce(leave_year_on(p.today, p.leave_years ->> ${type}), p.leave_year)`;

export const sumsByType = (name: string, sum: string) => `
  CROSS JOIN LATERAL (SELECT array_agg(s.minutes ORDER BY t.place) AS ${name}
    FROM unnest($8::text[]) WITH ORDINALITY t (type, place)
    CROSS JOIN LATERAL (SELECT coalesce(${sum}, 0)::float8 AS minutes FROM ledger_entries
      WHERE organization_id = $1 AND user_id = p.id AND type = t.type AND leave_year = ${yearNow("t.type")}
        AND counts_as <> 'u' OFFSET 0) s) of_${name}`;

export function byType(types: readonly LeaveType[], minutes: readonly Minutes[] | null): Record<LeaveType, Minutes> {
  return Object.fromEntries(types.map((type, place) => [type, minutes?.[place] ?? 0]));
}

export const peopleWith = (columns = "") => `
  (SELECT u.id, u.name, u.manager_id, o.id AS office_id, o.today, o.leave_year, u.leave_years ${columns}
    FROM users u JOIN unnest($5::uuid[], $6::date[], $7::smallint[]) o (id, today, leave_year) ON o.id = ${OFFICE_OF_U}
    WHERE u.organization_id = $1 AND u.is_active AND ${IN_SCOPE} ORDER BY u.id OFFSET 0) p`;

/** SQL for a JSON object, or null instead of an empty object. `isHeld` selects the person's policies `a`. */
export const ownUnlimited = (day: string, isHeld: string) => `
  (SELECT jsonb_object_agg(g.type, g.has_none) FROM (
      SELECT DISTINCT ON (a.type) a.type, v.has_none FROM pto_policies a JOIN LATERAL (
        SELECT ${HAS_NO_BALANCE} AS has_none FROM policy_versions v WHERE v.organization_id = $1 AND v.policy_id = a.id
        ${inForceOn(day)}) v ON true
      WHERE a.organization_id = $1 AND ${isHeld} AND a.starts_on <= ${day} AND (a.ends_on IS NULL OR a.ends_on > ${day})
      ORDER BY a.type, a.user_id IS NULL, a.position) g)`;

/** `minutes` has sums even for types that are unlimited now. Entries in unlimited leave don't count. */
interface BalanceSums {
  id: string;
  name: string;
  officeId: string;
  managerId: string | null;
  managerName: string | null;
  minutes: Record<LeaveType, Minutes>;
  /** The types for which the person or one of their groups has a policy. True for each type without a balance. */
  ownUnlimited: Record<LeaveType, boolean> | null;
}

const SUMS = `
  SELECT p.id, p.name, p.office_id AS "officeId", p.manager_id AS "managerId", m.name AS "managerName", sums,
    CASE WHEN p.policy_ids IS NOT NULL THEN ${ownUnlimited("p.today", "a.id = ANY (p.policy_ids)")} END AS "ownUnlimited"
  FROM ${peopleWith(", u.policy_ids")}
  LEFT JOIN users m ON m.organization_id = $1 AND m.id = p.manager_id
  ${sumsByType("sums", "sum(minutes) FILTER (WHERE counts_as = 'b' OR effective_on <= p.today)")}
  ORDER BY p.name COLLATE "en-x-icu", p.id`;

export async function findBalanceSums(
  organizationId: string,
  scope: ReportScope,
  { offices, types }: { offices: readonly OfficeToday[]; types: readonly LeaveType[] },
): Promise<BalanceSums[]> {
  const values: SearchValues = [...scopeValues(organizationId, scope), ...officeColumns(offices), types];
  return searchMany(SUMS, values, ({ sums, ...person }: Omit<BalanceSums, "minutes"> & { sums: Minutes[] | null }) => ({
    minutes: byType(types, sums),
    ...person,
  }));
}

const UNLIMITED = `
  SELECT p.office_id AS "officeId", p.type
  FROM unnest($2::uuid[], $3::date[]) o (id, today)
  JOIN pto_policies p ON p.organization_id = $1 AND p.office_id = o.id
  JOIN LATERAL (
    SELECT ${HAS_NO_BALANCE} AS has_none FROM policy_versions v WHERE v.organization_id = $1 AND v.policy_id = p.id
    ORDER BY v.effective_on <= o.today DESC, v.version DESC LIMIT 1) v ON v.has_none`;

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
