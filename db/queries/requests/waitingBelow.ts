import type { Transaction } from "sequelize";
import type { DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { rows } from "../statement.ts";

const WAITING = {
  name: "waiting-below",
  text: `
    WITH RECURSIVE below AS (
      SELECT unnest($2::uuid[]) AS id
      UNION
      SELECT u.id FROM below b JOIN users u ON u.organization_id = $1 AND u.manager_id = b.id
    )
    SELECT r.id, r.user_id AS "userId", CASE WHEN r.steps IS NOT NULL THEN json_build_object('steps', r.steps) END AS approval
    FROM (SELECT organization_id, id, user_id, status, steps FROM pto_requests
      UNION ALL SELECT organization_id, id, user_id, status, NULL FROM leave_changes) r
    WHERE r.organization_id = $1 AND r.status = 'pending' AND r.user_id = ANY (ARRAY(SELECT id FROM below)) ORDER BY r.id`,
};

/** Returns the pending requests and changes of leave of people and of everyone below them, with their steps. */
export function findWaitingBelow(
  organizationId: string,
  ids: readonly string[],
  tx: Transaction,
): Promise<(DecidableRequest & { id: string })[]> {
  return rows(WAITING, [organizationId, ids], tx);
}

const ASKED = {
  name: "asked-before",
  text: `
    SELECT DISTINCT event_key AS "eventKey", recipient_id AS "recipientId" FROM notifications
    WHERE organization_id = $1 AND event_key = ANY ($2::text[])`,
};

/** Returns the recipients of notifications with the given event keys. */
export function findAsked(
  organizationId: string,
  eventKeys: readonly string[],
  tx: Transaction,
): Promise<{ eventKey: string; recipientId: string }[]> {
  return rows(ASKED, [organizationId, eventKeys], tx);
}
