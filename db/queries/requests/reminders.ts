import type { Transaction } from "sequelize";
import { MAX_STEPS } from "#core/policies/document/bookingRule.ts";
import type { ApprovalStep } from "#core/requests/approval/ApprovalStep.ts";
import { row, rows } from "../statement.ts";

const WAITING = {
  name: "organizations-with-pending",
  text: `
    SELECT o.id FROM organizations o
    WHERE EXISTS (SELECT 1 FROM pto_requests r WHERE r.organization_id = o.id AND r.status = 'pending')
      OR EXISTS (SELECT 1 FROM leave_changes c WHERE c.organization_id = o.id AND c.status = 'pending')
      OR EXISTS (SELECT 1 FROM credits k WHERE k.organization_id = o.id AND k.status = 'pending') ORDER BY o.id`,
};

export async function findOrganizationsWithPending(): Promise<string[]> {
  return (await rows<{ id: string }>(WAITING, [])).map(({ id }) => id);
}

const REQUESTERS = {
  name: "people-with-pending",
  text: `
    SELECT user_id AS id FROM pto_requests WHERE organization_id = $1 AND status = 'pending'
    UNION SELECT user_id FROM leave_changes WHERE organization_id = $1 AND status = 'pending'
    UNION SELECT user_id FROM credits WHERE organization_id = $1 AND status = 'pending'
    ORDER BY id`,
};

export async function findPeopleWithPending(organizationId: string): Promise<string[]> {
  return (await rows<{ id: string }>(REQUESTERS, [organizationId])).map(({ id }) => id);
}

export interface WaitingRequest {
  id: string;
  userId: string;
  submittedAt: Date;
  steps: ApprovalStep[] | null;
  key: string;
  reopenedAt: Date | null;
  notified: { key: string; recipientId: string; at: string }[];
  /** Includes people whose snooze ended in the last 15 hours. */
  snoozedBy: string[];
}

const REQUESTS = {
  name: "requests-to-remind-of",
  text: `
    SELECT r.id, r.user_id AS "userId", r.submitted_at AS "submittedAt", r.steps, k.key,
      CASE WHEN (r.steps -> 0 ->> 'round')::int > 0 THEN (SELECT min(n.created_at) FROM notifications n
        WHERE n.organization_id = $1 AND n.event_key =
          'request.submitted:' || r.id || ':' || (r.steps -> 0 ->> 'round')::int * ${MAX_STEPS}) END AS "reopenedAt",
      coalesce((SELECT json_agg(json_build_object('key', n.event_key, 'recipientId', n.recipient_id,
        'at', n.created_at)) FROM notifications n
        WHERE n.organization_id = $1 AND n.event_key = ANY (
          ARRAY(SELECT 'request.reminded:' || k.key || ':' || step FROM jsonb_array_elements_text(o.reminder_days) step)
          || ARRAY['request.escalated:' || k.key, 'request.submitted:' || k.key])), '[]') AS notified,
      ARRAY(SELECT s.user_id FROM request_snoozes s WHERE s.organization_id = $1 AND s.request_id = r.id
        AND s.until > $2::timestamptz - interval '15 hours') AS "snoozedBy"
    FROM (SELECT organization_id, id, user_id, status, submitted_at, steps FROM pto_requests
      UNION ALL SELECT organization_id, id, user_id, status, submitted_at, NULL FROM leave_changes
      UNION ALL SELECT organization_id, id, user_id, status, submitted_at, NULL FROM credits) r
    JOIN organizations o ON o.id = r.organization_id
    CROSS JOIN LATERAL (
      SELECT r.id || coalesce((
        SELECT ':' || nullif(s.place - 1 + coalesce((s.step ->> 'round')::int, 0) * ${MAX_STEPS}, 0)
        FROM jsonb_array_elements(r.steps) WITH ORDINALITY s (step, place)
        WHERE jsonb_typeof(s.step -> 'decided') = 'null' ORDER BY s.place LIMIT 1), '') AS key) k
    WHERE r.organization_id = $1 AND r.user_id = ANY ($3::uuid[]) AND r.status = 'pending' ORDER BY r.id`,
};

export function findRequestsToRemindOf(
  organizationId: string,
  userIds: readonly string[],
  now: Date,
  tx: Transaction,
): Promise<WaitingRequest[]> {
  return rows<WaitingRequest>(REQUESTS, [organizationId, now, userIds], tx);
}

const IS_ANNOUNCED = {
  name: "is-announced",
  text: "SELECT 1 FROM notifications WHERE organization_id = $1 AND event_key = $2 LIMIT 1",
};

export async function isAnnounced(organizationId: string, eventKey: string, tx: Transaction): Promise<boolean> {
  return (await row(IS_ANNOUNCED, [organizationId, eventKey], tx)) !== undefined;
}
