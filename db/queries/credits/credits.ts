import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { RecentRequests } from "#core/throttling/limits.ts";
import type { Person } from "../people/person.ts";
import { joinType } from "../leaveTypes/typeColumns.ts";
import { REQUEST_FIELDS, type RequestView } from "../requests/requests.ts";
import { row, rows } from "../statement.ts";

export interface CreditView extends RequestView {
  isCredit: true;
}

export const CREDIT_AS_REQUEST = `
  k.organization_id, k.id, k.user_id, k.type, k.worked_on AS start_date, k.worked_on AS end_date, k.notes,
  false AS is_half_day, NULL::jsonb AS parts, k.status, 1 AS version, 0 AS step_version, NULL::jsonb AS steps,
  NULL::jsonb AS edited_from, k.undone, NULL::int4 AS evidence_over, 0 AS evidence_count, 0 AS message_count,
  k.decided_for_id, k.minutes, k.submitted_at, k.decided_at, k.decided_by_id, k.decision_reason`;
const SELECT = `
  SELECT ${REQUEST_FIELDS}, true AS "isCredit"
  FROM (SELECT ${CREDIT_AS_REQUEST}, k.idempotency_key FROM credits k) r
  LEFT JOIN users d ON d.organization_id = r.organization_id AND d.id = r.decided_by_id ${joinType("r")}
  WHERE r.organization_id = $1`;

const ONE = { name: "credit", text: `${SELECT} AND r.id = $2` };

export function findCredit(organizationId: string, id: string, tx?: Transaction): Promise<CreditView | undefined> {
  return row<CreditView>(ONE, [organizationId, id], tx);
}

const SOME = { name: "credits-by-id", text: `${SELECT} AND r.id = ANY ($2::uuid[])` };

export function findCredits(organizationId: string, ids: readonly string[]): Promise<CreditView[]> {
  return rows<CreditView>(SOME, [organizationId, ids]);
}

const OF_KEY = { name: "credit-of-key", text: `${SELECT} AND r.user_id = $2 AND r.idempotency_key = $3` };

export function findCreditOfKey(
  { organizationId, id }: Pick<Person, "organizationId" | "id">,
  key: string,
  tx: Transaction,
): Promise<CreditView | undefined> {
  return row<CreditView>(OF_KEY, [organizationId, id, key], tx);
}

const OWN = {
  name: "own-credits",
  text: `${SELECT} AND r.user_id = $2 ORDER BY r.submitted_at DESC, r.id DESC LIMIT $3`,
};

export function findCreditsOf(
  organizationId: string,
  userId: string,
  most: number,
  tx?: Transaction,
): Promise<CreditView[]> {
  return rows<CreditView>(OWN, [organizationId, userId, most], tx);
}

const PENDING = {
  name: "pending-credits",
  text: `${SELECT} AND r.user_id = $2 AND r.status = 'pending' ORDER BY r.id`,
};

export function findPendingCredits(
  { organizationId, id }: Pick<Person, "organizationId" | "id">,
  tx: Transaction,
): Promise<CreditView[]> {
  return rows<CreditView>(PENDING, [organizationId, id], tx);
}

const BEFORE = {
  name: "credits-before",
  text: `
    SELECT count(*) FILTER (WHERE submitted_at > $3)::int4 AS count,
      min(submitted_at) FILTER (WHERE submitted_at > $3) AS oldest,
      coalesce(bool_or(type = $4 AND worked_on = $5::date AND status IN ('pending', 'approved')), false) AS "isRepeated"
    FROM credits WHERE organization_id = $1 AND user_id = $2`,
};

export async function findCreditsBefore(
  { organizationId, id }: Pick<Person, "organizationId" | "id">,
  { type, workedOn, since }: { type: LeaveType; workedOn: IsoDate; since: Date },
  tx: Transaction,
): Promise<RecentRequests & { isRepeated: boolean }> {
  const found = await row<RecentRequests & { isRepeated: boolean }>(
    BEFORE,
    [organizationId, id, since, type, workedOn],
    tx,
  );
  return found ?? { count: 0, oldest: null, isRepeated: false };
}
