import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYears } from "#core/leave/leaveYear.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { row, rows } from "../statement.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

interface OtherLeaveYear {
  userId: string;
  type: LeaveType;
  isFollowed: boolean;
  leaveYears: LeaveYears | null;
}

const IN_USE = `(EXISTS (SELECT FROM ledger_entries l
          WHERE l.organization_id = $1 AND l.user_id = o.id AND l.type = o.type AND l.series = ${CURRENT_SERIES}
            AND (l.kind NOT IN ('accrual', 'policy_change') OR l.leave_year < leave_year_on($3::date, o.starts)))
        OR EXISTS (SELECT FROM pto_requests r
          WHERE r.organization_id = $1 AND r.user_id = o.id AND r.type = o.type AND r.status = 'pending'))`;

const firstDay = (rule: string) => `CASE ${rule} WHEN 'hire' THEN to_char(u.start_date, 'MM-DD') ELSE ${rule} END`;

const startsOn = (day: string) => `coalesce(${day}, to_char(o.leave_year_starts_in, 'FM00') || '-01')`;

/** The newest version of a policy has the leave year of all current and scheduled versions. */
const FOLLOW = {
  name: "follow-leave-years",
  text: `
    WITH own AS (
      SELECT p.office_id, p.type, (SELECT v.document ->> 'leaveYear' FROM policy_versions v
        WHERE v.organization_id = $1 AND v.policy_id = p.id ORDER BY v.version DESC LIMIT 1) AS rule
      FROM pto_policies p WHERE p.organization_id = $1 AND ($4::text IS NULL OR p.type = $4)
    ), others AS (
      SELECT u.id, p.type, p.first_day, ${startsOn("p.first_day")} AS starts
      FROM users u JOIN organizations o ON o.id = $1
      CROSS JOIN LATERAL (
        SELECT type, ${firstDay("rule")} AS first_day
        FROM own WHERE office_id = coalesce(u.office_id, ${DEFAULT_OFFICE})) p
      WHERE u.organization_id = $1 AND u.id = ANY ($2::uuid[]) AND p.first_day IS DISTINCT FROM u.leave_years ->> p.type
    ), asked AS (
      SELECT id, type, first_day, NOT ${IN_USE} AS is_followed
      FROM others o
    ), followed AS (
      UPDATE users u SET leave_years = nullif(coalesce(u.leave_years, '{}') - a.types || a.first_days, '{}')
      FROM (SELECT id, array_agg(type) AS types,
          coalesce(jsonb_object_agg(type, first_day) FILTER (WHERE first_day IS NOT NULL), '{}') AS first_days
        FROM asked WHERE is_followed GROUP BY id) a
      WHERE u.organization_id = $1 AND u.id = a.id RETURNING u.id, u.leave_years
    )
    SELECT a.id AS "userId", a.type, a.is_followed AS "isFollowed",
      (SELECT f.leave_years FROM followed f WHERE f.id = a.id) AS "leaveYears"
    FROM asked a`,
};

/**
 * The caller must lock the people. Returns each person and type for which the leave year differed from the policy's.
 */
export function followLeaveYears(
  organizationId: string,
  { people, today, type = null }: { people: readonly string[]; today: IsoDate; type?: LeaveType | null },
  tx: Transaction,
): Promise<OtherLeaveYear[]> {
  return rows<OtherLeaveYear>(FOLLOW, [organizationId, people, today, type], tx);
}

const COUNT = {
  name: "count-leave-years-in-use",
  text: `
    SELECT count(*)::int AS people FROM (
      SELECT u.id, $4::text AS type, ${startsOn("p.first_day")} AS starts
      FROM users u JOIN organizations o ON o.id = $1
      CROSS JOIN LATERAL (SELECT ${firstDay("$5::text")} AS first_day) p
      WHERE u.organization_id = $1 AND u.id = ANY ($2::uuid[]) AND p.first_day IS DISTINCT FROM u.leave_years ->> $4::text
    ) o WHERE ${IN_USE}`,
};

export async function countLeaveYearsInUse(
  organizationId: string,
  { people, today, type, rule }: { people: readonly string[]; today: IsoDate; type: LeaveType; rule: string | null },
  tx: Transaction,
): Promise<number> {
  const found = await row<{ people: number }>(COUNT, [organizationId, people, today, type, rule], tx);
  return found?.people ?? 0;
}
