import type { Transaction } from "sequelize";
import type { Minutes } from "#core/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import type { LeaveYear } from "#core/ledger/leaveYear.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { RequestStatus } from "#core/requests/Statuses.ts";
import type { Person } from "./person.ts";
import { row, rows } from "./statement.ts";

/** A request as people see it. */
export interface RequestView {
  id: string;
  userId: string;
  type: LeaveType;
  startDate: IsoDate;
  endDate: IsoDate;
  notes: string | null;
  isHalfDay: boolean;
  status: RequestStatus;
  minutes: Minutes;
  submittedAt: Date;
  decidedAt: Date | null;
  decidedByName: string | null;
  rejectionReason: string | null;
}

const VIEW = `
  r.id, r.user_id AS "userId", r.type, r.start_date::text AS "startDate", r.end_date::text AS "endDate", r.notes,
  r.is_half_day AS "isHalfDay", r.status, r.minutes, r.submitted_at AS "submittedAt", r.decided_at AS "decidedAt",
  d.name AS "decidedByName", r.decision_reason AS "rejectionReason"`;
const DECIDER = "LEFT JOIN users d ON d.organization_id = r.organization_id AND d.id = r.decided_by_id";

const OWN = {
  name: "own-requests",
  text: `SELECT ${VIEW} FROM pto_requests r ${DECIDER}
    WHERE r.organization_id = $1 AND r.user_id = $2 ORDER BY r.submitted_at DESC, r.id DESC`,
};

/** A person's requests, newest first. */
export function findOwnRequests(organizationId: string, userId: string): Promise<RequestView[]> {
  return rows<RequestView>(OWN, [organizationId, userId]);
}

const ONE = {
  name: "request",
  text: `SELECT ${VIEW} FROM pto_requests r ${DECIDER} WHERE r.organization_id = $1 AND r.id = $2`,
};

/** One request of an organisation. */
export function findRequest(organizationId: string, id: string, tx?: Transaction): Promise<RequestView | undefined> {
  return row<RequestView>(ONE, [organizationId, id], tx);
}

const LIVE = {
  name: "live-requests",
  text: `
    SELECT start_date::text AS "startDate", end_date::text AS "endDate" FROM pto_requests
    WHERE organization_id = $1 AND user_id = $2 AND status IN ('pending', 'approved')
      AND daterange(start_date, end_date, '[]') && daterange($3::date, $4::date, '[]')`,
};

/** The dates of a person's pending and approved requests that touch a span. */
export function findLiveRequests(
  person: Person,
  span: { startDate: IsoDate; endDate: IsoDate },
  tx?: Transaction,
): Promise<{ startDate: IsoDate; endDate: IsoDate }[]> {
  return rows(LIVE, [person.organizationId, person.id, span.startDate, span.endDate], tx);
}

/** Whether `t` is of the team of `u`: the same manager, or without one the same office. */
const SAME_TEAM = `
  t.organization_id = u.organization_id AND t.is_active AND CASE WHEN u.manager_id IS NOT NULL
    THEN t.manager_id = u.manager_id ELSE t.office_id IS NOT DISTINCT FROM u.office_id END`;

const CONFLICTS = {
  name: "team-conflicts",
  text: `
    SELECT t.name AS "userName", r.start_date::text AS "startDate", r.end_date::text AS "endDate"
    FROM users u JOIN users t ON ${SAME_TEAM} AND t.id <> u.id
    JOIN pto_requests r ON r.organization_id = t.organization_id AND r.user_id = t.id
      AND r.status IN ('pending', 'approved') AND daterange(r.start_date, r.end_date, '[]') && daterange($3::date, $4::date, '[]')
    WHERE u.organization_id = $1 AND u.id = $2 ORDER BY r.start_date, t.name LIMIT 20`,
};

/** Who of a person's team is, or may be, away in a span. */
export function findTeamConflicts(
  person: Person,
  span: { startDate: IsoDate; endDate: IsoDate },
): Promise<{ userName: string; startDate: IsoDate; endDate: IsoDate }[]> {
  return rows(CONFLICTS, [person.organizationId, person.id, span.startDate, span.endDate]);
}

/** A pending request as its approver sees it. */
export interface TeamRequest extends RequestView {
  employee: { id: string; name: string; email: string };
  /** People of the team, the person included. */
  teamSize: number;
  /** For each working date of the request, how many others of the team are away on approved leave. */
  awayByDate: number[];
  alsoAway: string[];
  leaveYear: LeaveYear;
  /** What of the request is charged to `leaveYear`. */
  minutesInYear: Minutes;
  /** The ledger of the request's type and `leaveYear`, for core to compute the balance from. */
  sums: LedgerSum[];
}

const TEAM = `
  SELECT ${VIEW}, json_build_object('id', u.id, 'name', u.name, 'email', u.email) AS employee,
    (SELECT count(*)::int FROM users t WHERE ${SAME_TEAM}) AS "teamSize",
    coalesce((SELECT json_agg((
        SELECT count(DISTINCT a.user_id) FROM users t JOIN pto_requests a ON a.organization_id = t.organization_id
          AND a.user_id = t.id AND a.status = 'approved' AND a.start_date <= day.date AND a.end_date >= day.date
        WHERE ${SAME_TEAM} AND t.id <> u.id) ORDER BY day.date)
      FROM pto_request_days day WHERE day.organization_id = r.organization_id AND day.request_id = r.id), '[]') AS "awayByDate",
    coalesce((SELECT json_agg(DISTINCT t.name) FROM users t JOIN pto_requests a ON a.organization_id = t.organization_id
        AND a.user_id = t.id AND a.status = 'approved' AND a.start_date <= r.end_date AND a.end_date >= r.start_date
      WHERE ${SAME_TEAM} AND t.id <> u.id), '[]') AS "alsoAway",
    first.leave_year AS "leaveYear", first.minutes AS "minutesInYear",
    coalesce((SELECT json_agg(s) FROM (
      SELECT kind, is_unlimited AS "isUnlimited", sum(minutes) AS "all",
        coalesce(sum(minutes) FILTER (WHERE effective_on <= $2::date), 0) AS due
      FROM ledger_entries WHERE organization_id = r.organization_id AND user_id = r.user_id AND type = r.type
        AND leave_year = first.leave_year GROUP BY 1, 2) s), '[]') AS sums
  FROM pto_requests r
  JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
  LEFT JOIN LATERAL (SELECT leave_year, sum(minutes)::int AS minutes FROM pto_request_days day
    WHERE day.organization_id = r.organization_id AND day.request_id = r.id GROUP BY 1 ORDER BY 1 LIMIT 1) first ON true
  ${DECIDER}
  WHERE r.organization_id = $1 AND r.status = 'pending'`;

const ALL_PENDING = {
  name: "all-pending",
  text: `${TEAM} AND r.user_id <> $3 ORDER BY r.submitted_at DESC, r.id DESC`,
};
const EVERY_PENDING = { name: "every-pending", text: `${TEAM} ORDER BY r.submitted_at DESC, r.id DESC` };
const PENDING_BELOW = {
  name: "pending-below",
  text: `${TEAM} AND r.user_id IN (
      WITH RECURSIVE below AS (
        SELECT id FROM users WHERE organization_id = $1 AND manager_id = $3
        UNION
        SELECT u.id FROM below b JOIN users u ON u.organization_id = $1 AND u.manager_id = b.id
      )
      SELECT id FROM below WHERE id <> $3)
    ORDER BY r.submitted_at DESC, r.id DESC`,
};

/** Which pending requests: of everyone, of everyone else, or of those below a person. */
export type PendingScope = { of: "everyone" } | { of: "everyone but" | "below"; userId: string };

/** The pending requests of a scope, newest first. */
export function findPendingRequests(
  organizationId: string,
  scope: PendingScope,
  today: IsoDate,
): Promise<TeamRequest[]> {
  if (scope.of === "everyone") return rows<TeamRequest>(EVERY_PENDING, [organizationId, today]);
  return rows<TeamRequest>(scope.of === "below" ? PENDING_BELOW : ALL_PENDING, [organizationId, today, scope.userId]);
}
