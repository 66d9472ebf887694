import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { TERMS_AS_JSON } from "./balances.ts";
import { DECIDER, REQUEST_VIEW, type RequestView } from "./requests.ts";
import { rows } from "./statement.ts";
import { HOME, TEAM_OF_U } from "./team.ts";

/** A pending request as its approver sees it. */
export interface TeamRequest extends RequestView {
  employee: { id: string; name: string; email: string };
  /** People of the team, the person included. */
  teamSize: number;
  /** For each working date of the request, how many others of the team are away on approved leave. */
  awayByDate: number[];
  alsoAway: string[];
  /** The first leave year that the request is charged to; the current one when it costs nothing any more. */
  leaveYear: LeaveYear;
  /** What of the request is charged to `leaveYear`. */
  minutesInYear: Minutes;
  /** The ledger of the request's type in `leaveYear` and the current leave year, for core to compute the balance from. */
  sums: (LedgerSum & { leaveYear: LeaveYear })[];
  /** What else of the type is pending in the current leave year, where the request is not charged to that. */
  pendingBefore: Minutes;
  /** The terms of the person's office in force today, before their override. */
  terms: PolicyTerms;
  ptoBalanceOverride: Minutes | null;
  employment: Employment;
}

const HEAD = `
  waiting AS MATERIALIZED (
    SELECT r.*, u.name AS user_name, u.email, u.manager_id, u.office_id, u.pto_balance_override, u.start_date AS first_day, u.end_date AS last_day
    FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
    WHERE r.organization_id = $1 AND r.status = 'pending'`;

/** Each step for all of `waiting` at once: a manager's few and an Admin's hundreds cost the same number of scans. */
const TAIL = `
  ), days AS MATERIALIZED (
    SELECT d.* FROM waiting w JOIN pto_request_days d ON d.organization_id = $1 AND d.request_id = w.id
  ), first_years AS (
    SELECT DISTINCT ON (request_id) request_id, leave_year, sum(minutes)::int AS minutes
    FROM days GROUP BY request_id, leave_year ORDER BY request_id, leave_year
  ), team AS MATERIALIZED (
    SELECT u.id AS request_id, u.user_id, u.start_date, u.end_date, t.id, t.name FROM waiting u CROSS JOIN LATERAL ${TEAM_OF_U} t
  ), away AS MATERIALIZED (
    SELECT t.request_id, t.id, t.name, a.start_date, a.end_date
    FROM team t JOIN pto_requests a ON a.organization_id = $1 AND a.user_id = t.id AND a.status = 'approved'
      AND daterange(a.start_date, a.end_date, '[]') && daterange(t.start_date, t.end_date, '[]')
    WHERE t.id <> t.user_id
  ), sizes AS (
    SELECT request_id, count(*)::int AS size FROM team GROUP BY 1
  ), names AS (
    SELECT request_id, json_agg(DISTINCT name) AS names FROM away GROUP BY 1
  ), counts AS (
    SELECT request_id, json_agg(away ORDER BY date) AS away FROM (
      SELECT d.request_id, d.date, count(DISTINCT a.id) AS away
      FROM days d LEFT JOIN away a ON a.request_id = d.request_id AND d.date BETWEEN a.start_date AND a.end_date
      GROUP BY 1, 2) dates
    GROUP BY 1
  ), years AS (
    SELECT w.id AS request_id, w.user_id, w.type, w.status, coalesce(y.leave_year, $3::smallint) AS leave_year, coalesce(y.minutes, 0) AS minutes
    FROM waiting w LEFT JOIN first_years y ON y.request_id = w.id
  )
  SELECT ${REQUEST_VIEW}, json_build_object('id', r.user_id, 'name', r.user_name, 'email', r.email) AS employee,
    coalesce(sizes.size, 0) AS "teamSize", coalesce(counts.away, '[]') AS "awayByDate", coalesce(names.names, '[]') AS "alsoAway",
    y.leave_year AS "leaveYear", y.minutes AS "minutesInYear",
    coalesce((SELECT json_agg(s) FROM (
      SELECT leave_year AS "leaveYear", kind, is_unlimited AS "isUnlimited", sum(minutes) AS "all",
        coalesce(sum(minutes) FILTER (WHERE effective_on <= $2::date), 0) AS due
      FROM ledger_entries WHERE organization_id = $1 AND user_id = r.user_id AND type = r.type
        AND leave_year IN (y.leave_year, $3::smallint) GROUP BY 1, 2, 3) s), '[]') AS sums,
    CASE WHEN y.leave_year <= $3::smallint THEN 0 ELSE
      coalesce((SELECT sum(d.minutes)::int FROM pto_requests a JOIN pto_request_days d
          ON d.organization_id = a.organization_id AND d.request_id = a.id AND d.leave_year = $3::smallint
        WHERE a.organization_id = $1 AND a.user_id = r.user_id AND a.type = r.type AND a.status = 'pending'), 0)
      END AS "pendingBefore",
    (SELECT ${TERMS_AS_JSON} FROM pto_policies p JOIN policy_versions v
        ON v.organization_id = p.organization_id AND v.policy_id = p.id
      WHERE p.organization_id = $1 AND p.type = r.type AND p.office_id = coalesce(r.office_id, ${HOME})
      ORDER BY v.effective_on <= $2::date DESC, v.version DESC LIMIT 1) AS terms,
    r.pto_balance_override AS "ptoBalanceOverride",
    json_build_object('startDate', r.first_day, 'endDate', r.last_day) AS employment
  FROM waiting r
  JOIN years y ON y.request_id = r.id
  LEFT JOIN sizes ON sizes.request_id = r.id
  LEFT JOIN counts ON counts.request_id = r.id
  LEFT JOIN names ON names.request_id = r.id
  ${DECIDER}
  ORDER BY r.submitted_at DESC, r.id DESC`;

const EVERY_PENDING = { name: "every-pending", text: `WITH ${HEAD} ${TAIL}` };
const ALL_PENDING = { name: "all-pending", text: `WITH ${HEAD} AND r.user_id <> $4 ${TAIL}` };
const PENDING_BELOW = {
  name: "pending-below",
  text: `WITH RECURSIVE below AS (
      SELECT id FROM users WHERE organization_id = $1 AND manager_id = $4
      UNION
      SELECT u.id FROM below b JOIN users u ON u.organization_id = $1 AND u.manager_id = b.id
    ), ${HEAD} AND r.user_id = ANY (ARRAY(SELECT id FROM below WHERE id <> $4)) ${TAIL}`,
};

/** Which pending requests: of everyone, of everyone else, or of those below a person. */
export type PendingScope = { of: "everyone" } | { of: "everyone but" | "below"; userId: string };

/** The pending requests of a scope, newest first; `thisYear` is the leave year of today. */
export function findPendingRequests(
  organizationId: string,
  scope: PendingScope,
  today: IsoDate,
  thisYear: LeaveYear,
): Promise<TeamRequest[]> {
  const known = [organizationId, today, thisYear];
  if (scope.of === "everyone") return rows<TeamRequest>(EVERY_PENDING, known);
  return rows<TeamRequest>(scope.of === "below" ? PENDING_BELOW : ALL_PENDING, [...known, scope.userId]);
}
