import type { Transaction } from "sequelize";
import { asking } from "../notifications/asking.ts";
import { rows } from "../statement.ts";

/**
 * A message that asked for the decision and became obsolete before it was sent is sent after all, because the decision
 * that made it obsolete is undone.
 */
const REOPEN = {
  name: "reopen-request",
  text: `
    WITH asked AS (
      UPDATE notifications SET status = 'pending', next_attempt_at = $3
      WHERE organization_id = $1 AND event_key = ANY (${asking("$2::uuid")}) AND status = 'obsolete'
    )
    UPDATE pto_requests SET status = 'pending', decided_at = NULL, decided_by_id = NULL, decided_for_id = NULL, decision_reason = NULL,
      undone = undone + 1, updated_at = $3
    WHERE organization_id = $1 AND id = $2`,
};

/** Makes a decided request pending again. */
export async function reopenRequest(
  { organizationId, id }: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(REOPEN, [organizationId, id, now], tx);
}
