import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { ChangedDay } from "#core/requests/changes/changeCosts.ts";
import type { ChangeOf, ReplacedLeave } from "#core/requests/changes/ChangeOf.ts";
import type { RecentRequests } from "#core/throttling/limits.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { joinType, TYPE_COLUMNS } from "../leaveTypes/typeColumns.ts";
import type { Person } from "../people/person.ts";
import { row, rows } from "../statement.ts";
import { JOIN_LEAVE } from "./changedDays.ts";
import type { RequestView } from "./requests.ts";

/** A change in the form of a request. `editedFrom` is the leave before the change. */
export interface ChangeView extends RequestView {
  change: ChangeOf;
  replaced: ReplacedLeave | null;
}

export const CHANGE_AS_REQUEST = `
  c.organization_id, c.id, c.user_id, q.type, c.start_date, c.end_date, c.notes, c.is_half_day, c.parts, c.status, c.version,
  0 AS step_version, NULL::jsonb AS steps, c.was AS edited_from, c.undone, NULL::int4 AS evidence_over,
  0 AS evidence_count, 0 AS message_count, c.decided_for_id, c.minutes, c.submitted_at, c.decided_at, c.decided_by_id, c.decision_reason`;
export const CHANGE_FIELDS = `json_build_object('requestId', c.request_id, 'isCancellation', c.is_cancellation,
  'isAtOnce', c.is_at_once) AS change`;

const SELECT = `
    SELECT c.id, c.user_id AS "userId", q.type, ${TYPE_COLUMNS}, NOT lt.paid AS "isUnpaid", c.start_date::text AS "startDate",
      c.end_date::text AS "endDate", c.notes, c.is_half_day AS "isHalfDay", c.parts, c.status, c.version, c.was AS "editedFrom",
      c.undone, c.minutes, NULL AS "evidenceOver", 0 AS "evidenceCount", 0 AS "messageCount",
      c.submitted_at AS "submittedAt", c.decided_at AS "decidedAt",
      c.decided_by_id AS "decidedById", CASE WHEN f.name IS NULL THEN d.name ELSE d.name || ' for ' || f.name END AS "decidedByName",
      coalesce(c.decided_by_id = c.user_id, false) AS "isDecidedByOwner", c.decision_reason AS "rejectionReason",
      c.replaced, ${CHANGE_FIELDS}
    FROM leave_changes c ${JOIN_LEAVE} ${joinType("q")}
    LEFT JOIN users d ON d.organization_id = c.organization_id AND d.id = c.decided_by_id
    LEFT JOIN users f ON f.organization_id = c.organization_id AND f.id = c.decided_for_id
    WHERE c.organization_id = $1`;
const ONE = {
  name: "leave-change",
  text: `${SELECT} AND (c.id = $2 OR (c.request_id = $3 AND c.status = 'pending'))`,
};
const SOME = { name: "leave-changes-by-id", text: `${SELECT} AND c.id = ANY ($2::uuid[])` };

export function findChange(organizationId: string, id: string, tx?: Transaction): Promise<ChangeView | undefined> {
  return row<ChangeView>(ONE, [organizationId, id, null], tx);
}

export function findChanges(organizationId: string, ids: readonly string[]): Promise<ChangeView[]> {
  return rows<ChangeView>(SOME, [organizationId, ids]);
}

export function findOpenChange(
  organizationId: string,
  requestId: string,
  tx?: Transaction,
): Promise<ChangeView | undefined> {
  return row<ChangeView>(ONE, [organizationId, null, requestId], tx);
}

const DECIDED_FOR = {
  name: "decided-for",
  text: `SELECT decided_for_id AS id FROM pto_requests WHERE organization_id = $1 AND id = $2`,
};

export async function findDecidedFor(
  organizationId: string,
  requestId: string,
  tx: Transaction,
): Promise<string | null> {
  return (await row<{ id: string | null }>(DECIDED_FOR, [organizationId, requestId], tx))?.id ?? null;
}

const DAYS = {
  name: "leave-change-days",
  text: `SELECT date::text AS date, minutes FROM leave_change_days WHERE organization_id = $1 AND change_id = $2 ORDER BY date`,
};

export function findChangeDays(organizationId: string, id: string, tx?: Transaction): Promise<DayCost[]> {
  return rows<DayCost>(DAYS, [organizationId, id], tx);
}

type ExportedChange = Span &
  Pick<ChangeView, "status" | "minutes" | "notes" | "submittedAt" | "decidedAt" | "rejectionReason"> &
  ChangeOf & {
    givenBack: { minutes: Minutes; sickLeave: Dates; rest: Dates | null } | null;
  };

type Dates = Pick<Span, "startDate" | "endDate">;

const datesOf = (requestId: string) => `(SELECT json_build_object('startDate', start_date, 'endDate', end_date)
  FROM pto_requests WHERE organization_id = c.organization_id AND id = ${requestId})`;

const OF_REQUESTS = {
  name: "leave-changes-of-requests",
  text: `
    SELECT c.request_id AS "requestId", c.is_cancellation AS "isCancellation", c.is_at_once AS "isAtOnce",
      c.start_date::text AS "startDate", c.end_date::text AS "endDate", c.is_half_day AS "isHalfDay", c.parts, c.status,
      c.minutes, c.notes, c.submitted_at AS "submittedAt", c.decided_at AS "decidedAt",
      c.decision_reason AS "rejectionReason", CASE WHEN c.sick_leave_id IS NOT NULL THEN json_build_object(
        'minutes', c.given_minutes, 'sickLeave', ${datesOf("c.sick_leave_id")}, 'rest', ${datesOf("c.rest_id")}) END AS "givenBack"
    FROM (SELECT * FROM leave_changes WHERE organization_id = $1 AND request_id = ANY ($2::uuid[])
      ORDER BY submitted_at DESC, id DESC LIMIT $3) c
    ORDER BY c.submitted_at, c.id`,
};

export function findChangesOf(
  organizationId: string,
  requestIds: readonly string[],
  most: number,
  tx: Transaction,
): Promise<ExportedChange[]> {
  return rows<ExportedChange>(OF_REQUESTS, [organizationId, requestIds, most], tx);
}

const ASKED_AT = "coalesce((was ->> 'editedAt')::timestamptz, submitted_at)";
const RECENT = {
  name: "recent-leave-changes",
  text: `
    SELECT coalesce(sum(version), 0)::int4 AS count, min(${ASKED_AT}) AS oldest FROM leave_changes
    WHERE organization_id = $1 AND user_id = $2 AND submitted_at > $3::timestamptz - interval '366 days' AND ${ASKED_AT} > $3`,
};

export async function findRecentChanges(
  { organizationId, id }: Pick<Person, "organizationId" | "id">,
  since: Date,
  tx: Transaction,
): Promise<RecentRequests> {
  return (await row<RecentRequests>(RECENT, [organizationId, id, since], tx)) ?? { count: 0, oldest: null };
}

interface ChangeToCome extends Span {
  id: string;
  requestId: string;
  userId: string;
  type: string;
  unit: RequestView["unit"];
  isCancellation: boolean;
  leave: { endDate: IsoDate; dayCosts: DayCost[] };
  days: ChangedDay[];
}

const TO_COME = {
  name: "leave-changes-to-come",
  text: `
    SELECT c.id, c.request_id AS "requestId", c.user_id AS "userId", q.type, lt.unit, c.is_cancellation AS "isCancellation",
      c.start_date::text AS "startDate", c.end_date::text AS "endDate", c.is_half_day AS "isHalfDay", c.parts,
      json_build_object('endDate', q.end_date, 'dayCosts',
        coalesce((SELECT json_agg(json_build_object('date', date, 'minutes', minutes) ORDER BY date)
          FROM pto_request_days WHERE organization_id = $1 AND request_id = q.id), '[]')) AS leave,
      coalesce((SELECT json_agg(json_build_object('date', date, 'minutes', minutes, 'extra', extra) ORDER BY date)
        FROM leave_change_days WHERE organization_id = $1 AND change_id = c.id), '[]') AS days
    FROM leave_changes c ${JOIN_LEAVE} ${joinType("q")}
    WHERE c.organization_id = $1 AND c.status = 'pending' AND c.user_id = ANY ($2::uuid[])
    ORDER BY c.user_id, c.id`,
};

export function findChangesToCome(
  organizationId: string,
  people: readonly string[],
  tx: Transaction,
): Promise<ChangeToCome[]> {
  return rows<ChangeToCome>(TO_COME, [organizationId, people], tx);
}
