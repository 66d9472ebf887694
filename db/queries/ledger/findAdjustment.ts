import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { rows } from "../statement.ts";

interface Adjustment {
  type: LeaveType;
  minutes: Minutes;
  reason: string | null;
}

/** Searches every series, because a change of the leave year may have reversed the entry. */
const OF_KEY = {
  name: "adjustment-of-key",
  text: `
    SELECT l.type, l.minutes, t.text AS reason FROM ledger_entries l
    LEFT JOIN personal_texts t ON t.organization_id = l.organization_id AND t.id = l.reason_id
    WHERE l.organization_id = $1 AND l.user_id = $2 AND l.source_key = $3 ORDER BY l.series LIMIT 1`,
};

export async function findAdjustment(
  { organizationId, id }: { organizationId: string; id: string },
  sourceKey: string,
  tx: Transaction,
): Promise<Adjustment | undefined> {
  const [adjustment] = await rows<Adjustment>(OF_KEY, [organizationId, id, sourceKey], tx);
  return adjustment;
}
