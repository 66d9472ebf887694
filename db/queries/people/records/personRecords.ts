import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import { IS_LISTED } from "../../notifications/sentNotifications.ts";
import { row, rows } from "../../statement.ts";

export interface Histories {
  offices: { office: string; from: IsoDate }[];
  overrides: { minutes: Minutes | null; from: IsoDate }[];
  employments: { startDate: IsoDate | null; endDate: IsoDate }[];
  teams: { name: string; isLead: boolean; isMember: boolean }[];
  blackoutExceptions: { reason: string; startDate: IsoDate; endDate: IsoDate }[];
}

const HISTORIES = {
  name: "records-histories",
  text: `
    SELECT
      (SELECT coalesce(json_agg(json_build_object('office', f.name, 'from', p.effective_on) ORDER BY p.version), '[]')
        FROM office_placements p JOIN offices f ON f.organization_id = $1 AND f.id = p.office_id
        WHERE p.organization_id = $1 AND p.user_id = $2) AS offices,
      (SELECT coalesce(json_agg(json_build_object('minutes', minutes, 'from', effective_on) ORDER BY version), '[]')
        FROM balance_overrides WHERE organization_id = $1 AND user_id = $2) AS overrides,
      (SELECT coalesce(json_agg(json_build_object('startDate', start_date, 'endDate', end_date) ORDER BY end_date), '[]')
        FROM past_employments WHERE organization_id = $1 AND user_id = $2) AS employments,
      (SELECT coalesce(json_agg(json_build_object('name', t.name, 'isLead', m.is_lead, 'isMember', m.is_member)
          ORDER BY t.name COLLATE "en-x-icu"), '[]')
        FROM team_members m JOIN teams t ON t.organization_id = $1 AND t.id = m.team_id
        WHERE m.organization_id = $1 AND m.user_id = $2) AS teams,
      (SELECT coalesce(json_agg(json_build_object('reason', reason, 'startDate', start_date, 'endDate', end_date)
          ORDER BY start_date), '[]')
        FROM blackouts WHERE organization_id = $1 AND $2 = ANY (except_user_ids)) AS "blackoutExceptions"`,
};

export async function findHistories(organizationId: string, userId: string, tx: Transaction): Promise<Histories> {
  const found = await row<Histories>(HISTORIES, [organizationId, userId], tx);
  return found ?? { offices: [], overrides: [], employments: [], teams: [], blackoutExceptions: [] };
}

const DAYS = {
  name: "records-request-days",
  text: `
    SELECT d.request_id AS "requestId", d.date::text AS date, d.minutes FROM pto_request_days d
    WHERE d.organization_id = $1 AND d.request_id = ANY ($2::uuid[]) ORDER BY d.date`,
};

export function findRequestDays(
  organizationId: string,
  requestIds: readonly string[],
  tx: Transaction,
): Promise<{ requestId: string; date: IsoDate; minutes: Minutes }[]> {
  return rows(DAYS, [organizationId, requestIds], tx);
}

export interface NotificationRow {
  event: string;
  channel: string;
  status: string;
  address: string | null;
  createdAt: Date;
  sentAt: Date | null;
  readAt: Date | null;
  subject: string | null;
  text: string | null;
}

const NOTIFICATIONS = {
  name: "records-notifications",
  text: `
    SELECT event, channel, status, coalesce(sent ->> 'to', email) AS address, created_at AS "createdAt",
      sent_at AS "sentAt", (SELECT read_at FROM inbox_reads r
        WHERE r.organization_id = $1 AND r.user_id = $2 AND r.event_key = newest.event_key) AS "readAt",
      sent ->> 'subject' AS subject, sent ->> 'text' AS text
    FROM (SELECT * FROM notifications n WHERE organization_id = $1 AND ${IS_LISTED}
      AND (recipient_id = $2 OR (recipient_id IS NULL AND payload ->> 'invitationId' IN (
        SELECT id::text FROM invitations WHERE organization_id = $1 AND accepted_user_id = $2)))
      ORDER BY id DESC LIMIT $3) newest
    ORDER BY id`,
};

export function findNotificationsTo(
  organizationId: string,
  userId: string,
  most: number,
  tx: Transaction,
): Promise<NotificationRow[]> {
  return rows<NotificationRow>(NOTIFICATIONS, [organizationId, userId, most], tx);
}

export interface DelegationRow {
  approverName: string;
  delegateName: string;
  startsOn: IsoDate;
  endsOn: IsoDate;
  createdByName: string;
  createdAt: Date;
  endedAt: Date | null;
}

const DELEGATIONS = {
  name: "records-delegations",
  text: `
    SELECT * FROM (
      SELECT a.name AS "approverName", g.name AS "delegateName", d.starts_on::text AS "startsOn",
        d.ends_on::text AS "endsOn", c.name AS "createdByName", d.created_at AS "createdAt", d.ended_at AS "endedAt"
      FROM delegations d
      JOIN users a ON a.organization_id = $1 AND a.id = d.approver_id
      JOIN users g ON g.organization_id = $1 AND g.id = d.delegate_id
      JOIN users c ON c.organization_id = $1 AND c.id = d.created_by_id
      WHERE d.organization_id = $1 AND $2 IN (d.approver_id, d.delegate_id)
      ORDER BY d.created_at DESC, d.id DESC LIMIT $3) newest
    ORDER BY "createdAt"`,
};

export function findDelegationsOfPerson(
  organizationId: string,
  userId: string,
  most: number,
  tx: Transaction,
): Promise<DelegationRow[]> {
  return rows<DelegationRow>(DELEGATIONS, [organizationId, userId, most], tx);
}

export interface SnoozeRow {
  requesterName: string;
  startDate: IsoDate;
  endDate: IsoDate;
  until: Date;
  count: number;
}

const SNOOZES = {
  name: "records-snoozes",
  text: `
    SELECT * FROM (
      SELECT u.name AS "requesterName", r.start_date::text AS "startDate", r.end_date::text AS "endDate", s.until, s.count
      FROM request_snoozes s
      JOIN pto_requests r ON r.organization_id = $1 AND r.id = s.request_id
      JOIN users u ON u.organization_id = $1 AND u.id = r.user_id
      WHERE s.organization_id = $1 AND s.user_id = $2
      ORDER BY s.until DESC, s.request_id DESC LIMIT $3) newest
    ORDER BY until`,
};

export function findSnoozesOfPerson(
  organizationId: string,
  userId: string,
  most: number,
  tx: Transaction,
): Promise<SnoozeRow[]> {
  return rows<SnoozeRow>(SNOOZES, [organizationId, userId, most], tx);
}

export interface InvitedRow {
  isOwn: boolean;
  email: string;
  role: Role;
  officeName: string;
  managerName: string | null;
  startDate: IsoDate | null;
  status: string;
  invitedByName: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
}

const INVITED = {
  name: "records-invitations",
  text: `
    SELECT * FROM (SELECT i.id, (i.accepted_user_id = $2 OR lower(i.email) = lower(u.email)) IS TRUE AS "isOwn", i.email, i.role,
      f.name AS "officeName", m.name AS "managerName", i.start_date AS "startDate", i.status, b.name AS "invitedByName", i.created_at AS "createdAt",
      i.expires_at AS "expiresAt", i.accepted_at AS "acceptedAt"
    FROM users u JOIN invitations i ON i.organization_id = u.organization_id
      AND (i.accepted_user_id = u.id OR i.invited_by_id = u.id OR lower(i.email) = lower(u.email))
    JOIN offices f ON f.organization_id = $1 AND f.id = i.office_id
    JOIN users b ON b.organization_id = $1 AND b.id = i.invited_by_id
    LEFT JOIN users m ON m.organization_id = $1 AND m.id = i.manager_id
    WHERE u.organization_id = $1 AND u.id = $2
    ORDER BY i.created_at DESC, i.id DESC LIMIT $3) newest
    ORDER BY "createdAt", id`,
};

export async function findInvited(
  organizationId: string,
  userId: string,
  most: number,
  tx: Transaction,
): Promise<InvitedRow[]> {
  const found = await rows<InvitedRow & { id: string }>(INVITED, [organizationId, userId, most], tx);
  return found.map(({ id: _id, ...invitation }) => invitation);
}
