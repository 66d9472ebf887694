import type { Transaction } from "sequelize";
import type { ApprovalStep } from "#core/requests/approval/ApprovalStep.ts";
import { asking } from "../notifications/asking.ts";
import { rows } from "../statement.ts";
import { stepsAsJson } from "./storeEdit.ts";

const REOPEN = {
  name: "reopen-request",
  text: `
    WITH asked AS (
      UPDATE notifications SET status = 'pending', next_attempt_at = $3
      WHERE organization_id = $1 AND event_key = ANY (${asking("$2::uuid")}) AND status = 'obsolete'
    )
    UPDATE pto_requests SET status = 'pending', decided_at = NULL, decided_by_id = NULL, decided_for_id = NULL, decision_reason = NULL,
      undone = undone + 1, steps = coalesce($4::jsonb, steps),
      step_version = step_version + CASE WHEN $4::jsonb IS NULL THEN 0 ELSE 1 END, updated_at = $3
    WHERE organization_id = $1 AND id = $2`,
};

export async function reopenRequest(
  { organizationId, id }: { organizationId: string; id: string },
  steps: readonly ApprovalStep[] | undefined,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(REOPEN, [organizationId, id, now, steps ? stepsAsJson(steps) : null], tx);
}

/** The trigger that queues webhook messages reads `awayday.set_aside`. */
const SET_ASIDE = {
  name: "set-approved-leave-aside",
  text: `
    WITH noted AS (
      SELECT set_config('awayday.set_aside', concat(current_setting('awayday.set_aside', true), ' ', $2::uuid[]::text), true)
    )
    UPDATE pto_requests SET status = 'cancelled' FROM noted
    WHERE organization_id = $1 AND id = ANY ($2::uuid[]) AND status = 'approved' RETURNING id`,
};

/** Until `approveAgain`, the constraint against overlaps ignores the requests. */
export async function setAside(organizationId: string, ids: readonly string[], tx: Transaction): Promise<string[]> {
  const found = await rows<{ id: string }>(SET_ASIDE, [organizationId, ids], tx);
  return found.map(({ id }) => id);
}

const APPROVE_AGAIN = {
  name: "approve-leave-again",
  text: "UPDATE pto_requests SET status = 'approved' WHERE organization_id = $1 AND id = ANY ($2::uuid[])",
};

/** `ids` must come from `setAside`. */
export async function approveAgain(organizationId: string, ids: readonly string[], tx: Transaction): Promise<void> {
  await rows(APPROVE_AGAIN, [organizationId, ids], tx);
}
