import type { Transaction } from "sequelize";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { asking } from "../notifications/asking.ts";
import { rows } from "../statement.ts";

type Of = { organizationId: string; id: string };
type At = { tx: Transaction; now: Date };

const CLOSE = {
  name: "close-credit",
  text: `
    UPDATE credits SET status = $3, decided_at = $4, decided_by_id = $5, decision_reason = $6, decided_for_id = $7,
      updated_at = $4
    WHERE organization_id = $1 AND id = $2`,
};

export async function storeClosedCredit(
  { organizationId, id }: Of,
  {
    status,
    byId,
    reason,
    forId = null,
  }: { status: RequestStatus; byId: string; reason: string | null; forId?: string | null | undefined },
  { tx, now }: At,
): Promise<void> {
  await rows(CLOSE, [organizationId, id, status, now, byId, reason, forId], tx);
}

const REOPEN = {
  name: "reopen-credit",
  text: `
    WITH asked AS (
      UPDATE notifications SET status = 'pending', next_attempt_at = $3
      WHERE organization_id = $1 AND event_key = ANY (${asking("$2::uuid")}) AND status = 'obsolete'
    )
    UPDATE credits SET status = 'pending', decided_at = NULL, decided_by_id = NULL, decided_for_id = NULL,
      decision_reason = NULL, undone = undone + 1, updated_at = $3
    WHERE organization_id = $1 AND id = $2`,
};

export async function reopenCredit({ organizationId, id }: Of, { tx, now }: At): Promise<void> {
  await rows(REOPEN, [organizationId, id, now], tx);
}
