import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { Month } from "#core/reports/reportMonths.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { inBatches } from "../inBatches.ts";
import { search, type SearchValues } from "../statement.ts";
import { HAS_NO_BALANCE, inForceOn } from "../policies/termsRows.ts";
import { ownUnlimited } from "./balanceSums.ts";
import { officeOn } from "../offices/officeOn.ts";

export interface PayrollRow {
  month: Month;
  id: string;
  name: string;
  email: string;
  officeName: string;
  taken: Partial<Record<LeaveType, Minutes>>;
  /** Null for types without a balance on the last day. */
  balance: Partial<Record<LeaveType, Minutes | null>>;
}

export interface PayrollMonth {
  first: IsoDate;
  last: IsoDate;
  leaveYear: LeaveYear;
}

const ON_THE_LAST_DAY = inForceOn("m.last");

/** `$1` is the organization, `$2` to `$4` are the months, `$5` is the office or null, and `$6` contains the types. */
const MONTHS = "unnest($2::date[], $3::date[], $4::smallint[]) AS m (first, last, leave_year)";
const WAS_EMPLOYED = `
  ((u.start_date IS NULL OR u.start_date <= m.last) AND (u.end_date IS NULL OR u.end_date >= m.first)
    OR u.has_history AND EXISTS (SELECT FROM past_employments
      WHERE organization_id = $1 AND user_id = u.id AND (start_date IS NULL OR start_date <= m.last) AND end_date >= m.first))`;
const EMPLOYED = `
  (SELECT m.*, u.id, u.name, u.email, u.policy_ids, u.past_policy_ids, u.past_facts, u.leave_years, o.office_id FROM ${MONTHS} CROSS JOIN users u CROSS JOIN LATERAL (SELECT ${officeOn("m.last")} AS office_id) o
    WHERE u.organization_id = $1 AND ${WAS_EMPLOYED} AND ($5::uuid IS NULL OR o.office_id = $5::uuid))`;

const chosen = (part: string) => `
  (SELECT e.*, f.name AS office, n.types AS unlimited FROM ${EMPLOYED} e
    JOIN offices f ON f.organization_id = $1 AND f.id = e.office_id
    JOIN unlimited n ON n.office_id = e.office_id AND n.first = e.first
    ORDER BY e.first, e.name COLLATE "en-x-icu", e.id ${part})`;

const HELD_BY_U = `
  (SELECT CASE WHEN held.groups IS NULL THEN a.id = ANY (u.policy_ids)
      ELSE a.id = ANY (coalesce(u.past_policy_ids, u.policy_ids)) AND (a.user_id IS NOT NULL OR held.groups ? a.group_label) END
    FROM (SELECT (
      SELECT coalesce(p.past -> 'facts' -> 'groups', '[]') FROM jsonb_array_elements(u.past_facts) WITH ORDINALITY p (past, place)
      WHERE leave_year_on((p.past ->> 'until')::date + 1, y.first_day) > leave_year_on(u.last, y.first_day)
      ORDER BY p.place LIMIT 1) AS groups
      FROM (SELECT coalesce(u.leave_years ->> a.type, lpad(leave_year_starts_in::text, 2, '0') || '-01') AS first_day
        FROM organizations WHERE id = $1) y) AS held)`;

const UNLIMITED_OF_U = `
  coalesce(CASE WHEN num_nonnulls(u.policy_ids, u.past_policy_ids) > 0 THEN (
    SELECT (coalesce(u.unlimited, '{}') - ARRAY(SELECT key FROM jsonb_each(own)))
      || coalesce((SELECT jsonb_object_agg(key, NULL) FROM jsonb_each(own) WHERE value = 'true'), '{}')
    FROM (SELECT ${ownUnlimited("u.last", HELD_BY_U)} AS own) o WHERE own IS NOT NULL) END, u.unlimited, '{}')`;

/** Computes the balance like `balanceOn` in core. */
const payroll = (part: string) => `
  WITH unlimited AS (
    SELECT p.office_id, m.first, json_object_agg(p.type, NULL) FILTER (WHERE v.has_none)::jsonb AS types
    FROM ${MONTHS} CROSS JOIN pto_policies p CROSS JOIN LATERAL (
      SELECT ${HAS_NO_BALANCE} AS has_none FROM policy_versions WHERE organization_id = $1 AND policy_id = p.id ${ON_THE_LAST_DAY}) v
    WHERE p.organization_id = $1 AND p.office_id IS NOT NULL GROUP BY p.office_id, m.first
  )
  SELECT to_char(u.first, 'YYYY-MM') AS month, u.id, u.name, u.email, u.office AS "officeName",
    coalesce(t.taken, '{}') AS taken, coalesce(b.balance, '{}') || ${UNLIMITED_OF_U} AS balance
  FROM ${chosen(part)} u
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(type, minutes) AS taken FROM (
      SELECT r.type, sum(d.minutes) AS minutes
      FROM pto_requests r JOIN pto_request_days d ON d.organization_id = $1 AND d.request_id = r.id
      WHERE r.organization_id = $1 AND r.user_id = u.id AND r.status = 'approved'
        AND r.start_date BETWEEN u.first - 366 AND u.last AND r.end_date >= u.first AND d.date BETWEEN u.first AND u.last
      GROUP BY r.type) of_type) t
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(type, minutes) AS balance FROM (
      SELECT type, sum(minutes) AS minutes FROM ledger_entries
      WHERE organization_id = $1 AND user_id = u.id AND type = ANY ($6::text[])
        AND leave_year BETWEEN u.leave_year - (u.leave_years IS NOT NULL)::int AND u.leave_year + (u.leave_years IS NOT NULL)::int
        AND (u.leave_years IS NULL OR leave_year = coalesce(leave_year_on(u.last, u.leave_years ->> type), u.leave_year))
        AND effective_on <= u.last AND counts_as <> 'u'
      GROUP BY type) of_type) b
  ORDER BY u.first, u.name COLLATE "en-x-icu", u.id`;

export async function findPayroll(
  organizationId: string,
  month: PayrollMonth,
  {
    types,
    officeId,
    from,
    count,
  }: { types: readonly LeaveType[]; officeId?: string | undefined; from: number; count: number },
): Promise<{ rows: PayrollRow[]; total: number }> {
  const values = valuesOf(organizationId, [month], officeId);
  const rows = await search<PayrollRow>(payroll(`OFFSET ${from} LIMIT ${count}`), [...values, types]);
  if (from === 0 && rows.length < count) return { rows, total: rows.length };
  const [counted] = await search<{ total: number }>(`SELECT count(*)::int AS total FROM ${EMPLOYED} e`, values);
  return { rows, total: counted?.total ?? 0 };
}

export function allPayroll(
  organizationId: string,
  months: readonly PayrollMonth[],
  { types, officeId }: { types: readonly LeaveType[]; officeId: string | undefined },
): AsyncGenerator<PayrollRow[]> {
  return inBatches<PayrollRow>(organizationId, payroll(""), [...valuesOf(organizationId, months, officeId), types]);
}

function valuesOf(organizationId: string, months: readonly PayrollMonth[], officeId: string | undefined): SearchValues {
  return [
    organizationId,
    months.map(({ first }) => first),
    months.map(({ last }) => last),
    months.map(({ leaveYear }) => leaveYear),
    officeId ?? null,
  ];
}
