import type { Transaction } from "sequelize";
import type { ReminderSettings } from "#core/notify/reminderDue.ts";
import type { RecipientNode } from "#core/notify/requestRecipients.ts";
import { ABOVE, ABOVE_OR_ADMIN } from "../people/hierarchy.ts";
import { HAS_SLACK } from "../people/person.ts";
import { type Read, readAlone } from "../readTogether.ts";
import { asking } from "./asking.ts";
import { rows } from "../statement.ts";

/** A possible recipient with their choices. */
export interface RequestRecipient extends RecipientNode {
  notificationChoices: Record<string, unknown>;
  /** True if the organization has a Slack workspace. */
  hasSlack: boolean;
}

/** An organization's reminder settings. */
export interface RecipientSettings extends ReminderSettings {
  coversAbsence: boolean;
}

/** A request lasts at most 366 days, so the index of a person's requests by date finds the one that covers today. */
const RECIPIENTS = {
  name: "recipients",
  text: `
    WITH RECURSIVE ${ABOVE}
    SELECT u.id, u.name, u.role, u.manager_id AS "managerId", u.office_id AS "officeId", u.is_active AS "isActive",
      u.notification_choices AS "notificationChoices", ${HAS_SLACK} AS "hasSlack", o.reminder_days AS "reminderDays",
      o.escalation_days AS "escalationDays", o.covers_absence AS "coversAbsence",
      EXISTS (SELECT 1 FROM pto_requests r WHERE r.organization_id = $1 AND r.user_id = u.id AND r.status = 'approved'
        AND r.start_date BETWEEN d.today - 365 AND d.today AND r.end_date >= d.today) AS "isAway"
    FROM users u
    JOIN organizations o ON o.id = u.organization_id
    JOIN offices f ON f.organization_id = u.organization_id
      AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
    CROSS JOIN LATERAL (SELECT ($3::timestamptz AT TIME ZONE f.timezone)::date AS today) d
    WHERE u.organization_id = $1 AND u.id = ANY (${ABOVE_OR_ADMIN})`,
};

/**
 * Returns the people who may be recipients of a request's notifications (the given people, everyone above them, and all
 * active Admins and Owners), and the organization's reminder settings.
 */
export function recipientsAround(
  organizationId: string,
  ids: readonly string[],
  now: Date,
  tx?: Transaction,
): Promise<RecipientsAround> {
  return readAlone(aroundRecipients(organizationId, ids, now), tx);
}

interface RecipientsAround {
  people: ReadonlyMap<string, RequestRecipient>;
  settings: RecipientSettings;
}

/** Returns the read of `recipientsAround`. */
export function aroundRecipients(organizationId: string, ids: readonly string[], now: Date): Read<RecipientsAround> {
  return {
    statement: RECIPIENTS,
    values: [organizationId, ids, now],
    resultOf: (found: (RequestRecipient & RecipientSettings)[]) => {
      const { reminderDays = [], escalationDays = 1, coversAbsence = true } = found[0] ?? {};
      return {
        people: new Map(found.map((person) => [person.id, person])),
        settings: { reminderDays, escalationDays, coversAbsence },
      };
    },
  };
}

const REQUEST_RECIPIENTS = {
  name: "request-recipients",
  text: `
    SELECT u.id, u.notification_choices AS "notificationChoices", ${HAS_SLACK} AS "hasSlack" FROM users u
    WHERE u.organization_id = $1 AND u.is_active AND u.id IN (
      SELECT recipient_id FROM notifications WHERE organization_id = $1
        AND (event_key = 'request.submitted:' || $2::text OR event_key = 'request.escalated:' || $2::text))
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

/** Returns the active people who have an email that asked them to decide a request. */
export function findMailedApprovers(
  organizationId: string,
  requestId: string,
  tx: Transaction,
): Promise<Pick<RequestRecipient, "id" | "notificationChoices" | "hasSlack">[]> {
  return rows(MAILED, [organizationId, requestId], tx);
}

/** Returns the active people who were notified, or are being notified, that a request awaits their decision. */
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

/** Returns an organization's active Admins and Owners. */
export function findAdminRecipients(
  organizationId: string,
  tx: Transaction,
): Promise<Pick<RequestRecipient, "id" | "notificationChoices" | "hasSlack">[]> {
  return rows(ADMIN_RECIPIENTS, [organizationId], tx);
}
