import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { TypeVisibility } from "#core/leave/LeaveTypeView.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import type { AmountGivenBack } from "#core/requests/giveBack/givenBackWords.ts";
import type { Span } from "#core/requests/requestCost.ts";
import { joinType, TYPE_COLUMNS } from "../leaveTypes/typeColumns.ts";
import type { Person } from "../people/person.ts";
import type { Read } from "../readTogether.ts";
import { rows } from "../statement.ts";
import { JOIN_LEAVE } from "./changedDays.ts";
import { REQUEST_JOINS, REQUEST_VIEW, type RequestView, withTimes } from "./requests.ts";

export interface LeaveUnderSick extends RequestView {
  visibility: TypeVisibility;
  closureId: string | null;
  isChanging: boolean;
}

const madeBy = (c: string) => `($3::uuid IS NULL OR ${c}id > $3 AND ${c}decided_at = $4::timestamptz)`;

const under = (sick: { from?: string; userId: string; startDate: string; endDate: string }) => `
    SELECT ${REQUEST_VIEW}, lt.visibility, r.closure_id AS "closureId",
      EXISTS (SELECT FROM leave_changes p WHERE p.organization_id = $1 AND p.request_id = r.id AND p.status = 'pending')
        AS "isChanging"
    FROM ${sick.from ?? ""} pto_requests r ${REQUEST_JOINS}
    WHERE r.organization_id = $1 AND r.user_id = ${sick.userId} AND r.status = 'approved' AND r.type <> '${SICK}'
      AND daterange(r.start_date, r.end_date, '[]') && daterange(${sick.startDate}, ${sick.endDate}, '[]')`;

const UNDER = {
  name: "leave-under-sick-leave",
  text: `${under({ userId: "$2", startDate: "$3::date", endDate: "$4::date" })} ORDER BY r.start_date, r.id`,
};

export function findLeaveUnder(
  { organizationId, id }: Pick<Person, "organizationId" | "id">,
  { startDate, endDate }: Span,
  tx?: Transaction,
): Promise<LeaveUnderSick[]> {
  return rows<LeaveUnderSick>(UNDER, [organizationId, id, startDate, endDate], tx);
}

const UNDER_REQUEST = {
  name: "under-sick",
  text: `${under({
    from: "pto_requests s CROSS JOIN",
    userId: "s.user_id",
    startDate: "s.start_date",
    endDate: "s.end_date",
  })} AND s.organization_id = $1 AND s.id = $2 AND s.type = '${SICK}' ORDER BY r.start_date, r.id`,
};

export function leaveUnderRequest(organizationId: string, requestId: string): Read<LeaveUnderSick[]> {
  return {
    statement: UNDER_REQUEST,
    values: [organizationId, requestId],
    resultOf: (found: LeaveUnderSick[]) => found.map(withTimes),
  };
}

const ON = {
  name: "approved-sick-leave",
  text: `
    SELECT id, user_id AS "userId", start_date::text AS "startDate", end_date::text AS "endDate",
      is_half_day AS "isHalfDay", parts FROM pto_requests
    WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND status = 'approved' AND type = '${SICK}'
      AND daterange(start_date, end_date, '[]') && daterange($3::date, $4::date, '[]') ORDER BY user_id, start_date, id`,
};

export interface ApprovedSickLeave extends Span {
  id: string;
  userId: string;
}

export function findApprovedSickLeave(
  organizationId: string,
  people: readonly string[],
  { startDate, endDate }: Pick<Span, "startDate" | "endDate">,
  tx: Transaction,
): Promise<ApprovedSickLeave[]> {
  return rows<ApprovedSickLeave>(ON, [organizationId, people, startDate, endDate], tx);
}

const OVER_LEAVE = {
  name: "sick-leave-over-leave",
  text: `
    SELECT s.id FROM (
      SELECT id, user_id, start_date, end_date FROM pto_requests WHERE organization_id = $1 AND id = ANY ($2::uuid[])
      UNION ALL
      SELECT id, user_id, start_date, end_date FROM leave_changes
      WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND NOT is_cancellation
    ) s
    WHERE EXISTS (
      SELECT FROM pto_requests r WHERE r.organization_id = $1 AND r.user_id = s.user_id AND r.status = 'approved'
        AND r.type <> '${SICK}' AND daterange(r.start_date, r.end_date, '[]') && daterange(s.start_date, s.end_date, '[]'))`,
};

export async function findSickOverLeave(organizationId: string, ids: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(OVER_LEAVE, [organizationId, ids]);
  return new Set(found.map(({ id }) => id));
}

const MARK = {
  name: "mark-given-back",
  text: `
    UPDATE leave_changes SET sick_leave_id = $3, rest_id = $4, given_minutes = $5
    WHERE organization_id = $1 AND id = $2`,
};

export async function storeGivenBack(
  { organizationId, id }: { organizationId: string; id: string },
  { sickLeaveId, restId, minutes }: { sickLeaveId: string; restId?: string | undefined; minutes: Minutes },
  tx: Transaction,
): Promise<void> {
  await rows(MARK, [organizationId, id, sickLeaveId, restId ?? null, minutes], tx);
}

export interface GivenBackChange {
  id: string;
  requestId: string;
  restId: string | null;
}

interface DecidedChange {
  id: string;
  decidedAt: Date | null;
}

function decisionOf(change?: DecidedChange): unknown[] {
  return [change?.id ?? null, change?.decidedAt ?? null];
}

const CHANGES = {
  name: "changes-of-sick-leave",
  text: `
    SELECT id, request_id AS "requestId", rest_id AS "restId" FROM leave_changes
    WHERE organization_id = $1 AND sick_leave_id = $2 AND status = 'approved' AND ${madeBy("")}
    ORDER BY decided_at DESC, id DESC`,
};

export function findChangesOfSickLeave(
  organizationId: string,
  sickLeaveId: string,
  tx: Transaction,
  change?: DecidedChange,
): Promise<GivenBackChange[]> {
  return rows<GivenBackChange>(CHANGES, [organizationId, sickLeaveId, ...decisionOf(change)], tx);
}

const LATER = {
  name: "later-changes-of-sick-leave",
  text: `
    WITH RECURSIVE parts (id) AS (
      SELECT $2::uuid
      UNION
      SELECT c.rest_id FROM parts p JOIN leave_changes c ON c.organization_id = $1 AND c.request_id = p.id
      WHERE c.status = 'approved' AND c.rest_id IS NOT NULL
    ), given AS (SELECT decided_at, sick_leave_id FROM leave_changes WHERE organization_id = $1 AND id = $3)
    SELECT c.id, c.request_id AS "requestId", c.rest_id AS "restId", c.sick_leave_id AS "sickLeaveId"
    FROM parts p JOIN leave_changes c ON c.organization_id = $1 AND c.request_id = p.id CROSS JOIN given g
    WHERE c.status = 'approved' AND c.sick_leave_id <> g.sick_leave_id AND (c.decided_at, c.id) > (g.decided_at, $3)
    ORDER BY c.decided_at DESC, c.id DESC`,
};

export function findLaterSickChanges(
  organizationId: string,
  { id, requestId }: GivenBackChange,
  tx: Transaction,
): Promise<(GivenBackChange & { sickLeaveId: string })[]> {
  return rows<GivenBackChange & { sickLeaveId: string }>(LATER, [organizationId, requestId, id], tx);
}

const CHANGED = {
  name: "leave-is-changed",
  text: "SELECT id FROM leave_changes WHERE organization_id = $1 AND request_id = $2 AND status = 'approved' LIMIT 1",
};

export async function isChanged(organizationId: string, requestId: string, tx: Transaction): Promise<boolean> {
  return (await rows(CHANGED, [organizationId, requestId], tx)).length > 0;
}

const AMOUNTS = {
  name: "amounts-given-back",
  text: `
    SELECT q.type, ${TYPE_COLUMNS}, c.given_minutes AS minutes, lt.visibility
    FROM leave_changes c ${JOIN_LEAVE} ${joinType("q")}
    WHERE c.organization_id = $1 AND c.sick_leave_id = $2 AND c.status = 'approved' AND ${madeBy("c.")}
    ORDER BY c.start_date, c.id`,
};

export function findAmountsGivenBack(
  organizationId: string,
  sickLeaveId: string,
  change?: DecidedChange,
): Promise<AmountGivenBack[]> {
  return rows<AmountGivenBack>(AMOUNTS, [organizationId, sickLeaveId, ...decisionOf(change)]);
}
