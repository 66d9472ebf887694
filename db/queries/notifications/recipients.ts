import type { Transaction } from "sequelize";
import type { NotificationChoices } from "#core/preferences/NotificationChoices.ts";
import type { ReminderSettings } from "#core/notify/reminderDue.ts";
import type { Delegated, RecipientNode } from "#core/notify/requestRecipients.ts";
import { joinApprover, STATE } from "../delegations/delegations.ts";
import { above, ABOVE_OR_ADMIN } from "../people/hierarchy.ts";
import { HAS_SLACK } from "../people/person.ts";
import { type Read, readAlone } from "../readTogether.ts";
import { asked, asking } from "./asking.ts";
import { rows } from "../statement.ts";

export interface RequestRecipient extends RecipientNode {
  notificationChoices: NotificationChoices;
  hasSlack: boolean;
}

export interface RecipientSettings extends ReminderSettings {
  coversAbsence: boolean;
  hasDelegations: boolean;
}

/** Needs `recipientJoins`. Requests have at most 366 days, so one that includes today began at most 365 days ago. */
const RECIPIENT = `
  u.id, u.name, u.role, u.manager_id AS "managerId", u.office_id AS "officeId", u.is_active AS "isActive",
  u.notification_choices AS "notificationChoices", ${HAS_SLACK} AS "hasSlack",
  EXISTS (SELECT 1 FROM pto_requests r WHERE r.organization_id = $1 AND r.user_id = u.id AND r.status = 'approved'
    AND r.start_date BETWEEN d.today - 365 AND d.today AND r.end_date >= d.today) AS "isAway"`;
const recipientJoins = (now: string) => `
  JOIN offices f ON f.organization_id = u.organization_id
    AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
  CROSS JOIN LATERAL (SELECT date_in(f.timezone, ${now}::timestamptz) AS today) d`;

const RECIPIENTS = {
  name: "recipients",
  text: `
    WITH RECURSIVE ${above("$2::uuid[]")}
    SELECT ${RECIPIENT}, o.reminder_days AS "reminderDays", o.escalation_days AS "escalationDays",
      o.covers_absence AS "coversAbsence", o.has_delegations AS "hasDelegations"
    FROM users u
    JOIN organizations o ON o.id = u.organization_id
    ${recipientJoins("$3")}
    WHERE u.organization_id = $1 AND u.id = ANY (${ABOVE_OR_ADMIN})`,
};

export function recipientsAround(
  organizationId: string,
  ids: readonly string[],
  now: Date,
  tx?: Transaction,
): Promise<RecipientsAround> {
  return readAlone(aroundRecipients(organizationId, ids, now), tx);
}

export interface RecipientsAround {
  people: ReadonlyMap<string, RequestRecipient>;
  settings: RecipientSettings;
}

export function aroundRecipients(organizationId: string, ids: readonly string[], now: Date): Read<RecipientsAround> {
  return {
    statement: RECIPIENTS,
    values: [organizationId, ids, now],
    resultOf: (found: (RequestRecipient & RecipientSettings)[]) => {
      const { reminderDays = [], escalationDays = 1, coversAbsence = true, hasDelegations = false } = found[0] ?? {};
      return {
        people: new Map(found.map((person) => [person.id, person])),
        settings: { reminderDays, escalationDays, coversAbsence, hasDelegations },
      };
    },
  };
}

const DELEGATES = {
  name: "delegate-recipients",
  text: `
    SELECT g.approver_id AS "approverId", g.created_by_id AS "createdById", ${RECIPIENT}
    FROM (SELECT d.approver_id, d.delegate_id, d.created_by_id, d.organization_id, ${STATE} AS state
      FROM delegations d ${joinApprover("$2")} WHERE d.organization_id = $1 AND d.ended_at IS NULL) g
    JOIN users u ON u.organization_id = g.organization_id AND u.id = g.delegate_id AND u.is_active
    ${recipientJoins("$2")}
    WHERE g.state = 'current' ORDER BY u.name, u.id`,
};

export function findDelegates(
  organizationId: string,
  now: Date,
  tx: Transaction,
): Promise<(RequestRecipient & Delegated)[]> {
  return rows(DELEGATES, [organizationId, now], tx);
}

const REQUEST_RECIPIENTS = {
  name: "request-recipients",
  text: `
    SELECT u.id, u.notification_choices AS "notificationChoices", ${HAS_SLACK} AS "hasSlack" FROM users u
    WHERE u.organization_id = $1 AND u.is_active AND u.id IN (
      SELECT recipient_id FROM notifications WHERE organization_id = $1 AND event_key = ANY (${asked("$2::uuid")}))
    ORDER BY u.id`,
};

const MAILED = {
  name: "mailed-approvers",
  text: `
    SELECT u.id, u.notification_choices AS "notificationChoices", ${HAS_SLACK} AS "hasSlack" FROM users u
    WHERE u.organization_id = $1 AND u.is_active AND u.id IN (
      SELECT recipient_id FROM notifications WHERE organization_id = $1 AND channel = 'mail'
        AND status IN ('sent', 'kept') AND event_key = ANY (${asking("$2::uuid")}))
    ORDER BY u.id`,
};

const ASKED = {
  name: "asked-recipients",
  text: `
    SELECT DISTINCT event_key AS "eventKey", recipient_id AS "recipientId" FROM notifications
    WHERE organization_id = $1 AND event_key = ANY ($2::text[])`,
};

export interface Asked {
  eventKey: string;
  recipientId: string;
}

export function findAsked(organizationId: string, eventKeys: readonly string[], tx: Transaction): Promise<Asked[]> {
  return rows(ASKED, [organizationId, eventKeys], tx);
}

const ASKED_ABOUT = {
  name: "asked",
  text: `
    SELECT DISTINCT event_key AS "eventKey", recipient_id AS "recipientId" FROM notifications
    WHERE organization_id = $1 AND event_key = ANY (${asked("$2::uuid")})`,
};

export function askedAbout(organizationId: string, requestId: string): Read<Asked[]> {
  return { statement: ASKED_ABOUT, values: [organizationId, requestId], resultOf: (found: Asked[]) => found };
}

export function findMailedApprovers(
  organizationId: string,
  requestId: string,
  tx: Transaction,
): Promise<Pick<RequestRecipient, "id" | "notificationChoices" | "hasSlack">[]> {
  return rows(MAILED, [organizationId, requestId], tx);
}

export function findRequestRecipients(
  organizationId: string,
  requestId: string,
  tx: Transaction,
): Promise<Pick<RequestRecipient, "id" | "notificationChoices" | "hasSlack">[]> {
  return rows(REQUEST_RECIPIENTS, [organizationId, requestId], tx);
}

const ADMIN_RECIPIENTS = {
  name: "admin-recipients",
  text: `
    SELECT u.id, u.notification_choices AS "notificationChoices", ${HAS_SLACK} AS "hasSlack" FROM users u
    WHERE u.organization_id = $1 AND u.is_active AND u.role IN ('Admin', 'Owner') ORDER BY u.id`,
};

export function findAdminRecipients(
  organizationId: string,
  tx: Transaction,
): Promise<Pick<RequestRecipient, "id" | "notificationChoices" | "hasSlack">[]> {
  return rows(ADMIN_RECIPIENTS, [organizationId], tx);
}
