import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import type { LeaveParts } from "#core/leave/LeaveParts.ts";
import type { RequestApproval } from "#core/requests/approval/ApprovalStep.ts";
import type { ChangeOf } from "#core/requests/changes/ChangeOf.ts";
import type { EditedFrom } from "#core/requests/EditedFrom.ts";
import type { SeenTypes } from "#core/leaveTypes/seenType.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { Person } from "../people/person.ts";
import { joinType, TYPE_COLUMNS } from "../leaveTypes/typeColumns.ts";
import { type Read, readAlone } from "../readTogether.ts";
import { rows } from "../statement.ts";
import { TEAM_OF_U } from "../people/team.ts";

export interface RequestView extends TypeOfLeave {
  id: string;
  userId: string;
  startDate: IsoDate;
  endDate: IsoDate;
  notes: string | null;
  isHalfDay: boolean;
  /** Null for whole dates and for half days without a known half. */
  parts: LeaveParts | null;
  status: RequestStatus;
  /** Starts at 1. A new cost doesn't increase the version. */
  version: number;
  editedFrom: EditedFrom | null;
  undone: number;
  approval?: RequestApproval | null;
  minutes: Minutes;
  isUnpaid?: boolean;
  /** The cost above which the request needs evidence. Null if it never needs evidence. */
  evidenceOver: Minutes | null;
  evidenceCount: number;
  messageCount: number;
  submittedAt: Date;
  decidedAt: Date | null;
  decidedById: string | null;
  decidedByName: string | null;
  isDecidedByOwner: boolean;
  rejectionReason: string | null;
  change?: ChangeOf;
  isCredit?: true;
}

export interface OpenChange extends Span {
  id: string;
  version: number;
  isCancellation: boolean;
  minutes: Minutes;
  notes: string | null;
}

export interface OwnRequest extends RequestView {
  openChange: OpenChange | null;
  closureName: string | null;
}

const DECIDED_BY = `CASE WHEN r.decided_for_id IS NULL THEN d.name ELSE d.name || ' for ' ||
    (SELECT name FROM users WHERE organization_id = r.organization_id AND id = r.decided_for_id) END`;

export const REQUEST_FIELDS = `
  r.id, r.user_id AS "userId", r.type, ${TYPE_COLUMNS}, NOT lt.paid AS "isUnpaid", r.start_date::text AS "startDate", r.end_date::text AS "endDate", r.notes,
  r.is_half_day AS "isHalfDay", r.parts, r.status, r.version + r.step_version AS version, r.edited_from AS "editedFrom", r.undone, r.minutes,
  r.evidence_over AS "evidenceOver", r.evidence_count AS "evidenceCount", r.message_count AS "messageCount", r.submitted_at AS "submittedAt", r.decided_at AS "decidedAt",
  r.decided_by_id AS "decidedById", ${DECIDED_BY} AS "decidedByName", coalesce(r.decided_by_id = r.user_id, false) AS "isDecidedByOwner",
  r.decision_reason AS "rejectionReason"`;
export const REQUEST_VIEW = `${REQUEST_FIELDS}, CASE WHEN r.steps IS NOT NULL THEN approval_view(r) END AS approval`;
export const REQUEST_JOINS = `LEFT JOIN users d ON d.organization_id = r.organization_id AND d.id = r.decided_by_id ${joinType("r")}`;
export const PENDING_JOINS = `LEFT JOIN users d ON false ${joinType("r")}`;

const OWN = {
  name: "own-requests",
  text: `SELECT ${REQUEST_VIEW},
      CASE WHEN r.status = 'approved' THEN (SELECT json_build_object('id', c.id, 'version', c.version,
          'isCancellation', c.is_cancellation, 'startDate', c.start_date, 'endDate', c.end_date,
          'isHalfDay', c.is_half_day, 'parts', c.parts, 'minutes', c.minutes, 'notes', c.notes) FROM leave_changes c
        WHERE c.organization_id = $1 AND c.request_id = r.id AND c.status = 'pending') END AS "openChange",
      CASE WHEN r.closure_id IS NOT NULL
        THEN (SELECT l.name FROM closures l WHERE l.organization_id = $1 AND l.id = r.closure_id) END AS "closureName"
    FROM pto_requests r ${REQUEST_JOINS}
    WHERE r.organization_id = $1 AND r.user_id = $2 ORDER BY r.submitted_at DESC, r.id DESC LIMIT $3`,
};

export function findOwnRequests(
  organizationId: string,
  userId: string,
  most: number,
  tx?: Transaction,
): Promise<OwnRequest[]> {
  return rows<OwnRequest>(OWN, [organizationId, userId, most], tx);
}

const ONE = {
  name: "request",
  text: `SELECT ${REQUEST_VIEW} FROM pto_requests r ${REQUEST_JOINS} WHERE r.organization_id = $1 AND r.id = $2`,
};

export function findRequest(organizationId: string, id: string, tx?: Transaction): Promise<RequestView | undefined> {
  return readAlone(requestById(organizationId, id), tx);
}

export function requestById(organizationId: string, id: string): Read<RequestView | undefined> {
  return {
    statement: ONE,
    values: [organizationId, id],
    resultOf: ([request]: RequestView[]) => request && withTimes(request),
  };
}

const SOME = {
  name: "requests-by-id",
  text: `SELECT ${REQUEST_VIEW} FROM pto_requests r ${REQUEST_JOINS} WHERE r.organization_id = $1 AND r.id = ANY ($2::uuid[])`,
};

export function findRequests(organizationId: string, ids: readonly string[]): Promise<RequestView[]> {
  return rows<RequestView>(SOME, [organizationId, ids]);
}

export function withTimes<Request extends RequestView>(request: Request): Request {
  const { submittedAt, decidedAt } = request;
  return { ...request, submittedAt: new Date(submittedAt), decidedAt: decidedAt && new Date(decidedAt) };
}

const CONFLICTS = {
  name: "team-conflicts",
  text: `
    SELECT t.name AS "userName", r.start_date::text AS "startDate", r.end_date::text AS "endDate"
    FROM users u CROSS JOIN LATERAL ${TEAM_OF_U} t
    JOIN pto_requests r ON r.organization_id = $1 AND r.user_id = t.id AND t.id <> u.id
      AND r.status IN ('pending', 'approved') AND daterange(r.start_date, r.end_date, '[]') && daterange($3::date, $4::date, '[]')
      AND r.type <> ALL ($5::text[]) AND r.closure_id IS NULL
    WHERE u.organization_id = $1 AND u.id = $2 ORDER BY r.start_date, t.name LIMIT 20`,
};

export function findTeamConflicts(
  person: Person,
  span: { startDate: IsoDate; endDate: IsoDate },
  { hidden }: Pick<SeenTypes, "hidden">,
): Promise<{ userName: string; startDate: IsoDate; endDate: IsoDate }[]> {
  return rows(CONFLICTS, [person.organizationId, person.id, span.startDate, span.endDate, hidden]);
}
