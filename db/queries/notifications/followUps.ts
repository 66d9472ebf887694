import type { ClientBase } from "pg";
import type { Transaction } from "sequelize";
import type { FollowUpEvent } from "#core/notify/NotificationEvent.ts";
import { asking } from "./asking.ts";
import { above, below } from "../people/hierarchy.ts";
import { row, rows, rowsBy } from "../statement.ts";

/** Puts a follow-up before all other notifications, because people may be looking at an outdated view. */
const FIRST = "'epoch'::timestamptz";

const COPY_EVENT: FollowUpEvent = "copy.outdated";
const HOME_EVENT: FollowUpEvent = "home.changed";

const INSERT = `
  INSERT INTO notifications (organization_id, id, event, event_key, recipient_id, channel, payload, next_attempt_at, created_at)`;

const asCopy = ({ mark, at }: { mark: string; at: string }) => `
  SELECT $1::uuid, gen_random_uuid(), '${COPY_EVENT}', '${COPY_EVENT}:' || c.id || ':' || $2::text || '${mark}',
    c.recipient_id, 'slack', jsonb_build_object('notificationId', c.id, 'requestId', c.request_id), ${at}, $3::timestamptz`;
const AS_COPY = asCopy({ mark: "", at: FIRST });

/** A refresh in progress may have read the data before this change, so `WAITING` skips its locked notification. */
const AS_HOME = `
  SELECT $1::uuid, gen_random_uuid(), '${HOME_EVENT}', '${HOME_EVENT}:' || $2::text, h.user_id, 'slack',
    '{}'::jsonb, ${FIRST}, $3::timestamptz
  FROM homes h WHERE h.user_id NOT IN (SELECT recipient_id FROM waiting)`;
const WAITING = `
  waiting AS MATERIALIZED (
    SELECT recipient_id FROM notifications
    WHERE organization_id = $1 AND status = 'pending' AND next_attempt_at = ${FIRST} AND event = '${HOME_EVENT}'
      AND recipient_id IN (SELECT user_id FROM homes)
    FOR UPDATE SKIP LOCKED
  )`;

const DELEGATES = "SELECT delegate_id FROM delegations WHERE organization_id = $1 AND ended_at IS NULL";

const OF_REQUEST = {
  name: "follow-up-of-request",
  text: `
    WITH RECURSIVE ${above("ARRAY[$4::uuid]")}, homes AS MATERIALIZED (
      SELECT DISTINCT h.user_id FROM slack_homes h JOIN users u ON u.organization_id = $1 AND u.id = h.user_id AND u.is_active
      WHERE h.organization_id = $1 AND (u.role IN ('Admin', 'Owner') OR u.id IN (SELECT id FROM above) OR u.id IN (${DELEGATES})
        OR u.manager_id = $4 OR u.manager_id = (SELECT manager_id FROM above WHERE id = $4))
    ), ${WAITING}, copies AS MATERIALIZED (
      SELECT id, recipient_id, $5::uuid AS request_id FROM notifications
      WHERE organization_id = $1 AND event_key = ANY (${asking("$5::uuid")}) AND channel = 'slack'
        AND status IN ('pending', 'sent')
    )
    ${INSERT}
    ${AS_COPY} FROM copies c
    UNION ALL ${asCopy({ mark: ":undo", at: "$7::timestamptz" })} FROM copies c WHERE c.recipient_id = $6::uuid
    UNION ALL ${AS_HOME}
    RETURNING id`,
};

interface Change {
  organizationId: string;
  userIds: readonly string[];
  cause: string;
}

export interface Undo {
  deciderId: string;
  until: Date;
}

export async function insertFollowUpsOfRequest(
  {
    organizationId,
    userId,
    cause,
    requestId,
    undo,
  }: Omit<Change, "userIds"> & { userId: string; requestId: string; undo?: Undo | undefined },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  const values = [organizationId, cause, now, userId, requestId, undo?.deciderId ?? null, undo?.until ?? null];
  return (await rows(OF_REQUEST, values, tx)).length;
}

const OF_REQUESTS = {
  name: "follow-up-of-requests",
  text: `
    WITH RECURSIVE ${above("$4::uuid[]")}, homes AS MATERIALIZED (
      SELECT DISTINCT h.user_id FROM slack_homes h JOIN users u ON u.organization_id = $1 AND u.id = h.user_id AND u.is_active
      WHERE h.organization_id = $1 AND (u.role IN ('Admin', 'Owner') OR u.id IN (SELECT id FROM above) OR u.id IN (${DELEGATES})
        OR u.manager_id = ANY ($4) OR u.manager_id IN (
          SELECT manager_id FROM users WHERE organization_id = $1 AND id = ANY ($4)))
    ), ${WAITING}
    ${INSERT}
    ${AS_COPY}
    FROM (
      SELECT n.id, n.recipient_id, r.id AS request_id FROM unnest($5::uuid[]) r (id)
      JOIN notifications n ON n.organization_id = $1 AND n.event_key = ANY (${asking("r.id")}) AND n.channel = 'slack'
        AND n.status IN ('pending', 'sent')
    ) c
    UNION ALL ${AS_HOME}
    RETURNING id`,
};

export async function insertFollowUpsOfRequests(
  { organizationId, userIds, cause, requestIds }: Change & { requestIds: readonly string[] },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  return (await rows(OF_REQUESTS, [organizationId, cause, now, userIds, requestIds], tx)).length;
}

const OF_HOMES = {
  name: "follow-up-of-homes",
  text: `
    WITH homes AS MATERIALIZED (
      SELECT DISTINCT user_id FROM slack_homes WHERE organization_id = $1 AND user_id = ANY ($4::uuid[])
    ), ${WAITING}
    ${INSERT} ${AS_HOME} RETURNING id`,
};

export async function insertFollowUpsOfHomes(
  { organizationId, userIds, cause }: Change,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  return (await rows(OF_HOMES, [organizationId, cause, now, userIds], tx)).length;
}

const OF_PLACES = {
  name: "follow-up-of-places",
  text: `
    WITH RECURSIVE ${below("SELECT unnest($4::uuid[]) AS id")}
    ${INSERT}
    ${AS_COPY}
    FROM (
      SELECT n.id, n.recipient_id, r.id AS request_id
      FROM (SELECT organization_id, id, user_id, status FROM pto_requests
        UNION ALL SELECT organization_id, id, user_id, status FROM leave_changes
        UNION ALL SELECT organization_id, id, user_id, status FROM credits) r
      JOIN notifications n ON n.organization_id = $1 AND n.event_key = ANY (${asking("r.id")}) AND n.channel = 'slack'
        AND n.status IN ('pending', 'sent')
      WHERE r.organization_id = $1 AND r.status = 'pending'
        AND (n.recipient_id = ANY ($4) OR r.user_id = ANY (ARRAY(SELECT id FROM below))
          OR n.recipient_id IN (SELECT delegate_id FROM delegations WHERE organization_id = $1 AND approver_id = ANY ($4)))
    ) c
    RETURNING id`,
};

export async function insertFollowUpsOfApprovers(
  { organizationId, userIds, cause }: Change,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<number> {
  return (await rows(OF_PLACES, [organizationId, cause, now, userIds], tx)).length;
}

const ONE_COPY = {
  name: "follow-up-of-copy",
  text: `${INSERT} ${AS_COPY} FROM (SELECT $4::uuid AS id, $5::uuid AS recipient_id, $6::uuid AS request_id) c`,
};

/** Call if a request changed while its copy was being sent. */
export async function insertFollowUpOfCopy(
  client: ClientBase,
  copy: { organizationId: string; notificationId: string; recipientId: string; requestId: string; cause: string },
  now: Date,
): Promise<void> {
  const { organizationId, notificationId, recipientId, requestId, cause } = copy;
  await rowsBy(client, ONE_COPY, [organizationId, cause, now, notificationId, recipientId, requestId]);
}

const SENT_COPY = {
  name: "sent-copy",
  text: `
    WITH taken AS MATERIALIZED (
      SELECT status, event, sent FROM notifications WHERE organization_id = $1 AND id = $2 FOR UPDATE SKIP LOCKED
    )
    SELECT t.* FROM notifications n LEFT JOIN taken t ON true WHERE n.organization_id = $1 AND n.id = $2`,
};

interface SentCopy {
  status: string;
  event: string;
  sent: Record<string, unknown> | null;
}

/**
 * Locks the copy's notification, so that updates of the copy run one at a time. Returns `locked` if another delivery
 * holds the lock, or undefined if the notification no longer exists.
 */
export async function takeCopy(
  client: ClientBase,
  organizationId: string,
  notificationId: string,
): Promise<SentCopy | "locked" | undefined> {
  const values = [organizationId, notificationId];
  const [found] = await rowsBy<SentCopy | Record<keyof SentCopy, null>>(client, SENT_COPY, values);
  return found?.status === null ? "locked" : found;
}

const STATE = {
  name: "request-state",
  text: `
    SELECT status || ' ' || version + step_version || ' ' || minutes AS state FROM pto_requests WHERE organization_id = $1 AND id = $2
    UNION ALL
    SELECT status || ' ' || version || ' ' || minutes FROM leave_changes WHERE organization_id = $1 AND id = $2
    UNION ALL
    SELECT status || ' ' || undone FROM credits WHERE organization_id = $1 AND id = $2`,
};

export async function findRequestState(organizationId: string, requestId: string): Promise<string | undefined> {
  return (await row<{ state: string }>(STATE, [organizationId, requestId]))?.state;
}
