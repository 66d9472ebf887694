import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import type { TeamPlace } from "#core/people/team.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { TERMS_AS_JSON } from "./balances.ts";
import { DECIDER, REQUEST_VIEW, type RequestView } from "./requests.ts";
import { rows } from "./statement.ts";
import { HOME, REPORTS_OF_BELOW } from "./team.ts";

/** A pending request with what its approver's view of it is computed from. */
export interface TeamRequest extends RequestView {
  employee: TeamPlace & { id: string; name: string; email: string };
  /** The dates that it takes, oldest first. */
  days: { date: IsoDate; leaveYear: LeaveYear; minutes: Minutes }[];
  /** The ledger of the request's type from last leave year on. */
  sums: (LedgerSum & { leaveYear: LeaveYear })[];
  /** What of the type is pending in the current leave year. */
  pendingThisYear: Minutes;
  /** The terms of the person's office in force today, before their override. */
  terms: PolicyTerms;
  ptoBalanceOverride: Minutes | null;
  employment: Employment;
}

/** Each detail by the index of its own: joins of them all are planned badly while PostgreSQL has no statistics yet. */
const WAITING = `
  SELECT ${REQUEST_VIEW},
    json_build_object('id', u.id, 'name', u.name, 'email', u.email, 'managerId', u.manager_id,
      'officeId', coalesce(u.office_id, ${HOME})) AS employee,
    coalesce((SELECT json_agg(json_build_object('date', date, 'leaveYear', leave_year, 'minutes', minutes) ORDER BY date)
      FROM pto_request_days WHERE organization_id = $1 AND request_id = r.id), '[]') AS days,
    coalesce((SELECT json_agg(s) FROM (
      SELECT leave_year AS "leaveYear", kind, is_unlimited AS "isUnlimited", sum(minutes) AS "all",
        coalesce(sum(minutes) FILTER (WHERE effective_on <= $2::date), 0) AS due
      FROM ledger_entries WHERE organization_id = $1 AND user_id = r.user_id AND type = r.type
        AND leave_year >= $3::smallint - 1 GROUP BY 1, 2, 3) s), '[]') AS sums,
    coalesce((SELECT sum(d.minutes)::int FROM pto_requests a JOIN pto_request_days d
        ON d.organization_id = a.organization_id AND d.request_id = a.id AND d.leave_year = $3::smallint
      WHERE a.organization_id = $1 AND a.user_id = r.user_id AND a.type = r.type AND a.status = 'pending'), 0) AS "pendingThisYear",
    (SELECT ${TERMS_AS_JSON} FROM pto_policies p JOIN policy_versions v
        ON v.organization_id = p.organization_id AND v.policy_id = p.id
      WHERE p.organization_id = $1 AND p.type = r.type AND p.office_id = coalesce(u.office_id, ${HOME})
      ORDER BY v.effective_on <= $2::date DESC, v.version DESC LIMIT 1) AS terms,
    u.pto_balance_override AS "ptoBalanceOverride",
    json_build_object('startDate', u.start_date, 'endDate', u.end_date) AS employment
  FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id ${DECIDER}
  WHERE r.organization_id = $1 AND r.status = 'pending'`;
const NEWEST_FIRST = "ORDER BY r.submitted_at DESC, r.id DESC";

const EVERY_PENDING = { name: "every-pending", text: `${WAITING} ${NEWEST_FIRST}` };
const ALL_PENDING = { name: "all-pending", text: `${WAITING} AND r.user_id <> $4 ${NEWEST_FIRST}` };
const PENDING_BELOW = {
  name: "pending-below",
  text: `
    WITH RECURSIVE below AS (
      SELECT id FROM users WHERE organization_id = $1 AND manager_id = $4
      UNION
      ${REPORTS_OF_BELOW}
    )
    ${WAITING} AND r.user_id = ANY (ARRAY(SELECT id FROM below WHERE id <> $4)) ${NEWEST_FIRST}`,
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
