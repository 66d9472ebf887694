import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { Blackout } from "#core/blackouts/Blackout.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import type { TypeOfLeave } from "#core/leave/TypeOfLeave.ts";
import type { LeaveParts } from "#core/leave/LeaveParts.ts";
import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import type { RecentRequests } from "#core/requests/assertFewRequests.ts";
import type { RequestApproval } from "#core/requests/approval/ApprovalStep.ts";
import type { ChangeOf } from "#core/requests/changes/ChangeOf.ts";
import type { EditedFrom } from "#core/requests/EditedFrom.ts";
import type { SeenTypes } from "#core/leaveTypes/seenType.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import type { Span } from "#core/requests/requestCost.ts";
import type { Holiday } from "#core/offices/workCalendar.ts";
import { concernsPerson } from "../blackouts/concernsPerson.ts";
import { chargedTo } from "../offices/holidays.ts";
import type { Person } from "../people/person.ts";
import { joinType, TYPE_COLUMNS } from "../leaveTypes/typeColumns.ts";
import { type Read, readAlone } from "../readTogether.ts";
import { rows } from "../statement.ts";
import { JOIN_LEAVE } from "./changedDays.ts";
import { TEAM_OF_U } from "../people/team.ts";

/** A request as shown to people. */
export interface RequestView extends TypeOfLeave {
  id: string;
  userId: string;
  startDate: IsoDate;
  endDate: IsoDate;
  notes: string | null;
  isHalfDay: boolean;
  /** The parts of its dates that it takes; null for whole dates and half days without a known half. */
  parts: LeaveParts | null;
  status: RequestStatus;
  /**
   * Begins at 1 and rises with every edit by the requester, decision on a step, and undo of such a decision. A new cost
   * doesn't raise it.
   */
  version: number;
  /** The request before its last edit; null if it was never edited. */
  editedFrom: EditedFrom | null;
  /** The number of decisions that were undone. */
  undone: number;
  /** The approval in steps; missing if the person's approver decides. */
  approval?: RequestApproval | null;
  minutes: Minutes;
  /** True if leave of the type isn't paid. */
  isUnpaid?: boolean;
  /** The cost beyond which the request needs evidence; null if it never does. */
  evidenceOver: Minutes | null;
  /** The numbers of its files and of its messages. */
  evidenceCount: number;
  messageCount: number;
  submittedAt: Date;
  decidedAt: Date | null;
  decidedById: string | null;
  decidedByName: string | null;
  /** True if the person decided their own request, for example by canceling it. */
  isDecidedByOwner: boolean;
  rejectionReason: string | null;
  /** Present if this is a change of approved leave, which people decide like a request. */
  change?: ChangeOf;
  /** True if this is a request for time to be added for extra work on its date, which people decide like a request. */
  isCredit?: true;
}

/** A pending change of approved leave, for its requester. */
export interface OpenChange extends Span {
  id: string;
  version: number;
  isCancellation: boolean;
  minutes: Minutes;
  notes: string | null;
}

/** A person's own request, with the change that they asked for if it waits for a decision. */
export interface OwnRequest extends RequestView {
  openChange: OpenChange | null;
  /** The name of the company closure that booked it; null for other requests. */
  closureName: string | null;
}

/** The name of the decider `d` of the request `r`; a delegate's name comes with the approver's. */
const DECIDED_BY = `CASE WHEN r.decided_for_id IS NULL THEN d.name ELSE d.name || ' for ' ||
    (SELECT name FROM users WHERE organization_id = r.organization_id AND id = r.decided_for_id) END`;

/**
 * The columns of a RequestView for the request `r`, its decider `d`, and its type `lt`, and the joins that they need.
 */
export const REQUEST_FIELDS = `
  r.id, r.user_id AS "userId", r.type, ${TYPE_COLUMNS}, NOT lt.paid AS "isUnpaid", r.start_date::text AS "startDate", r.end_date::text AS "endDate", r.notes,
  r.is_half_day AS "isHalfDay", r.parts, r.status, r.version + r.step_version AS version, r.edited_from AS "editedFrom", r.undone, r.minutes,
  r.evidence_over AS "evidenceOver", r.evidence_count AS "evidenceCount", r.message_count AS "messageCount", r.submitted_at AS "submittedAt", r.decided_at AS "decidedAt",
  r.decided_by_id AS "decidedById", ${DECIDED_BY} AS "decidedByName", coalesce(r.decided_by_id = r.user_id, false) AS "isDecidedByOwner",
  r.decision_reason AS "rejectionReason"`;
export const REQUEST_VIEW = `${REQUEST_FIELDS}, CASE WHEN r.steps IS NOT NULL THEN approval_view(r) END AS approval`;
export const REQUEST_JOINS = `LEFT JOIN users d ON d.organization_id = r.organization_id AND d.id = r.decided_by_id ${joinType("r")}`;
/** The joins for requests that are pending, which saves a search for the decider. */
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

/** Returns up to `most` of a person's requests, newest first. */
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

/** Returns the read of a request; undefined if there is none. */
export function requestById(organizationId: string, id: string): Read<RequestView | undefined> {
  return {
    statement: ONE,
    values: [organizationId, id],
    resultOf: ([request]: RequestView[]) => request && withTimes(request),
  };
}

/** Converts a request's times from JSON. */
export function withTimes<Request extends RequestView>(request: Request): Request {
  const { submittedAt, decidedAt } = request;
  return { ...request, submittedAt: new Date(submittedAt), decidedAt: decidedAt && new Date(decidedAt) };
}

/**
 * The working patterns of a person's office, and whether its holidays are days off; its holidays from today, or from
 * the start of a span if that is earlier, to the end of the span; the dates of the person's pending and approved
 * requests in the span, without those of closures, on whose days leave costs nothing, unless it is sick leave; the
 * blackout periods in the span that concern the person; and the number of requests submitted or edited recently. The
 * office is read here, because the statement that locked the person may have read it before waiting for a change of the
 * office.
 */
interface SpanFacts extends Pick<Person, "countHolidays" | "officePatterns"> {
  holidays: Holiday[];
  live: LiveRequest[];
  blackouts: Blackout[];
  recent: RecentRequests;
}

/**
 * Filters the sums instead of the rows, so that PostgreSQL searches the person's requests, not everyone's on that day.
 */
const LATELY = "(WHERE submitted_at > $6)";
/** All edits of a request count if it changed lately, because only the time of the last change is known. */
const EDITED_LATELY = "(WHERE updated_at > $6 AND version > 1)";
const SPAN = {
  name: "span",
  text: `
    SELECT
      (SELECT coalesce(json_agg(json_build_object('date', date, 'name', name, 'part', part, 'minutes', minutes,
          'isClosure', closure_id IS NOT NULL, 'chargedTo', ${chargedTo("h")}) ORDER BY date), '[]') FROM holidays h
        WHERE organization_id = $1 AND office_id = $3 AND date BETWEEN least($4::date, $7::date) AND $5::date) AS holidays,
      (SELECT coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'typeName', lt.name, 'status', p.status,
          'startDate', p.start_date, 'endDate', p.end_date,
          'isHalfDay', p.is_half_day, 'parts', p.parts) ORDER BY p.start_date), '[]') FROM (
          SELECT organization_id, id, type, status, start_date, end_date, is_half_day, parts FROM pto_requests
          WHERE organization_id = $1 AND user_id = $2 AND status IN ('pending', 'approved') AND (closure_id IS NULL OR $8 AND type <> '${SICK}')
            AND daterange(start_date, end_date, '[]') && daterange($4::date, $5::date, '[]')
          UNION ALL
          SELECT c.organization_id, c.request_id, q.type, c.status, c.start_date, c.end_date, c.is_half_day, c.parts
          FROM leave_changes c ${JOIN_LEAVE}
          WHERE c.organization_id = $1 AND c.user_id = $2 AND c.status = 'pending' AND NOT c.is_cancellation
            AND daterange(c.start_date, c.end_date, '[]') && daterange($4::date, $5::date, '[]')
            AND NOT daterange(q.start_date, q.end_date, '[]') && daterange($4::date, $5::date, '[]')
        ) p ${joinType("p")}) AS live,
      (SELECT coalesce(json_agg(json_build_object('startDate', b.start_date, 'endDate', b.end_date, 'reason', b.reason,
          'types', b.types) ORDER BY b.start_date, b.id), '[]') FROM blackouts b
        WHERE b.organization_id = $1 AND b.start_date <= $5::date AND b.end_date >= $4::date
          AND ${concernsPerson("$2::uuid", "$3::uuid")}) AS blackouts,
      f.count_holidays AS "countHolidays", f.working_patterns AS "officePatterns", r.count::int4 AS count, r.oldest
    FROM offices f CROSS JOIN (
      SELECT count(*) FILTER ${LATELY} + coalesce(sum(version - 1) FILTER ${EDITED_LATELY}, 0) AS count,
        least(min(submitted_at) FILTER ${LATELY}, min(updated_at) FILTER ${EDITED_LATELY}) AS oldest
      FROM pto_requests WHERE organization_id = $1 AND user_id = $2) r
    WHERE f.organization_id = $1 AND f.id = $3`,
};

/**
 * Returns the read of a span's facts; `recent` counts the person's requests submitted after `since`, and their edits.
 * The read throws if the person's office doesn't exist.
 */
export function spanOf(
  { organizationId, id, effectiveOfficeId }: Person,
  {
    type,
    startDate,
    endDate,
    today,
    since,
  }: { type: LeaveType; startDate: IsoDate; endDate: IsoDate; today: IsoDate; since: Date },
): Read<SpanFacts> {
  return {
    statement: SPAN,
    values: [organizationId, id, effectiveOfficeId, startDate, endDate, since, today, type === SICK],
    resultOf: ([found]: (Omit<SpanFacts, "recent"> & RecentRequests)[]) => {
      if (!found) throw new Error("The person's office was not found");
      const { count, oldest, ...facts } = found;
      return { recent: { count, oldest: oldest && new Date(oldest) }, ...facts };
    },
  };
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

/** Returns up to 20 approved or pending requests of a person's team members in a span, without hidden types. */
export function findTeamConflicts(
  person: Person,
  span: { startDate: IsoDate; endDate: IsoDate },
  { hidden }: Pick<SeenTypes, "hidden">,
): Promise<{ userName: string; startDate: IsoDate; endDate: IsoDate }[]> {
  return rows(CONFLICTS, [person.organizationId, person.id, span.startDate, span.endDate, hidden]);
}
