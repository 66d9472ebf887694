import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import { rows } from "../statement.ts";

export interface PostedSettlement {
  organizationId: string;
  userId: string;
  on: IsoDate;
  postedAt: Date;
  isCorrection: boolean;
}

const ON = "coalesce(l.details ->> 'dueOn', l.effective_on::text)";

const NEWS = {
  name: "settlements-to-announce",
  text: `
    SELECT s.* FROM (
      SELECT "organizationId", "userId", "on", "postedAt", bool_or("isCorrection") AS "isCorrection" FROM (
        SELECT l.organization_id AS "organizationId", l.user_id AS "userId", ${ON} AS "on", l.created_at AS "postedAt",
          bool_or(l.details ?| '{dueOn,isReversal}') AS "isCorrection", sum(l.minutes) AS minutes
        FROM ledger_entries l WHERE l.kind = 'settlement' AND l.created_at > $1
        GROUP BY 1, 2, 3, 4, l.type, l.details ->> 'outcome') o
      GROUP BY 1, 2, 3, 4 HAVING bool_or(minutes <> 0)) s
    WHERE NOT EXISTS (SELECT FROM notifications n WHERE n.organization_id = s."organizationId"
      AND n.event_key = 'balance.settled:' || s."userId" || ':' || s."on" || ':'
        || (extract(epoch FROM s."postedAt") * 1000)::bigint)
    ORDER BY s."organizationId", s."postedAt", s."userId"`,
};

export function findSettlementsToAnnounce(after: Date): Promise<PostedSettlement[]> {
  return rows<PostedSettlement>(NEWS, [after]);
}

export function settlementKey({ userId, on, postedAt }: PostedSettlement): string {
  return `${userId}:${on}:${postedAt.getTime()}`;
}

interface SettlementTotal {
  on: IsoDate;
  type: LeaveType;
  paidOut: Minutes;
  reclaimed: Minutes;
  writtenOff: Minutes;
}

const TOTALS = {
  name: "settlement-totals",
  text: `
    SELECT l.user_id AS "userId", ${ON} AS "on", l.type, coalesce(-sum(minutes) FILTER (WHERE details ->> 'outcome' = 'paid_out'), 0)::int AS "paidOut",
      coalesce(sum(minutes) FILTER (WHERE details ->> 'outcome' = 'reclaimed'), 0)::int AS reclaimed,
      coalesce(-sum(minutes) FILTER (WHERE details ->> 'outcome' = 'written_off'), 0)::int AS "writtenOff"
    FROM ledger_entries l
    WHERE l.organization_id = $1 AND l.user_id = ANY ($2::uuid[]) AND l.kind = 'settlement' AND l.series = ${CURRENT_SERIES}
    GROUP BY 1, 2, l.type ORDER BY min(l.created_at), l.type`,
};

export async function findSettlementTotals(
  organizationId: string,
  userIds: readonly string[],
): Promise<{ id: string; totals: SettlementTotal[] }[]> {
  const found = await rows<SettlementTotal & { userId: string }>(TOTALS, [organizationId, userIds]);
  return userIds.map((id) => ({
    id,
    totals: found.flatMap(({ userId, ...total }) => (userId === id ? total : [])),
  }));
}
