import type { Transaction } from "sequelize";
import { SICK } from "#core/leave/LeaveType.ts";
import { officeOn } from "../offices/officeOn.ts";
import { rows } from "../statement.ts";
import { type AddedDates, type ClosureLeave, IS_JOINED } from "./closureLeave.ts";

const REOPEN = {
  name: "reopen-closure-leave",
  text: `
    UPDATE pto_requests r SET status = 'approved', decided_at = $5, decision_reason = $6::text || c.name, updated_at = $5
    FROM unnest($2::uuid[], $3::date[], $4::date[]) a (user_id, first, last), closures c, users u
    WHERE r.organization_id = $1 AND r.user_id = a.user_id AND r.status = 'cancelled' AND r.decided_by_id IS NULL
      AND daterange(r.start_date, r.end_date, '[]') && daterange(a.first, a.last, '[]')
      AND c.organization_id = $1 AND c.id = r.closure_id AND u.organization_id = $1 AND u.id = a.user_id
      AND ${officeOn("greatest(c.start_date, a.first)")} = ANY (c.office_ids)
      AND NOT EXISTS (SELECT FROM pto_requests o WHERE o.organization_id = $1 AND o.user_id = r.user_id
        AND daterange(o.start_date, o.end_date, '[]') && daterange(r.start_date, r.end_date, '[]')
        AND (o.status = 'approved' AND (o.closure_id IS NOT NULL OR o.type = '${SICK}')
          OR o.closure_id = r.closure_id AND o.id > r.id AND NOT ${IS_JOINED}))
    RETURNING r.id, r.user_id AS "userId"`,
};

export function reopenClosureLeave(
  organizationId: string,
  added: readonly AddedDates[],
  reason: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<ClosureLeave[]> {
  const columns = [added.map(({ userId }) => userId), added.map(({ from }) => from), added.map(({ to }) => to)];
  return rows<ClosureLeave>(REOPEN, [organizationId, ...columns, now, reason], tx);
}

const COSTLY = {
  name: "costly-requests",
  text: "SELECT id FROM pto_requests WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND minutes > 0",
};

export async function findCostly(
  organizationId: string,
  ids: readonly string[],
  tx: Transaction,
): Promise<ReadonlySet<string>> {
  const found = await rows<{ id: string }>(COSTLY, [organizationId, ids], tx);
  return new Set(found.map(({ id }) => id));
}
