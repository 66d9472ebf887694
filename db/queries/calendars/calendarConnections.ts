import type { Transaction } from "sequelize";
import type { CalendarServiceName } from "#core/connectedCalendars/calendarServices.ts";
import type { CalendarTrouble } from "#core/connectedCalendars/stoppedCalendarText.ts";
import { row, rows } from "../statement.ts";

export interface CalendarRow {
  id: string;
  userId: string;
  userName: string;
  officeId: string | null;
  service: CalendarServiceName;
  account: string;
  state: "working" | "broken";
  trouble: CalendarTrouble | null;
  lastError: string | null;
  sentAt: Date | null;
}

const COLUMNS = `
    SELECT c.id, c.user_id AS "userId", u.name AS "userName", c.office_id AS "officeId", c.service, c.account, c.state,
      c.trouble, c.last_error AS "lastError", c.sent_at AS "sentAt"
    FROM calendar_connections c JOIN users u ON u.organization_id = c.organization_id AND u.id = c.user_id
    WHERE c.organization_id = $1 AND c.state <> 'ending'`;
const OWN = {
  name: "calendars-own",
  text: `${COLUMNS} AND c.user_id = $2 AND c.office_id IS NULL ORDER BY c.service`,
};
const OF_OFFICE = { name: "calendars-of-office", text: `${COLUMNS} AND c.office_id = $2` };
const ONE = { name: "calendar-one", text: `${COLUMNS} AND c.id = $2 FOR UPDATE OF c` };

export function findOwnCalendars(organizationId: string, userId: string): Promise<CalendarRow[]> {
  return rows<CalendarRow>(OWN, [organizationId, userId]);
}

export function findOfficeCalendars(organizationId: string, officeId: string): Promise<CalendarRow[]> {
  return rows<CalendarRow>(OF_OFFICE, [organizationId, officeId]);
}

export function lockCalendar(organizationId: string, id: string, tx: Transaction): Promise<CalendarRow | undefined> {
  return row<CalendarRow>(ONE, [organizationId, id], tx);
}

const STOPPED = {
  name: "calendars-stopped",
  text: `
    SELECT c.id, c.service, c.trouble, c.last_error AS "lastError", c.office_id AS "officeId",
      (SELECT name FROM offices f WHERE f.organization_id = c.organization_id AND f.id = c.office_id) AS "officeName"
    FROM calendar_connections c WHERE c.organization_id = $1 AND c.id = ANY ($2::uuid[]) AND c.state = 'broken'`,
};

export function findStoppedCalendars(
  organizationId: string,
  ids: readonly string[],
): Promise<
  (Pick<CalendarRow, "id" | "service" | "trouble" | "lastError" | "officeId"> & { officeName: string | null })[]
> {
  return rows(STOPPED, [organizationId, ids]);
}

const UNCONNECTED = {
  name: "offices-unconnected",
  text: `
    SELECT f.id, f.name FROM offices f WHERE f.organization_id = $1 AND f.id = ANY ($2::uuid[]) AND f.archived_at IS NULL AND NOT EXISTS (
      SELECT FROM calendar_connections c WHERE c.organization_id = $1 AND c.office_id = f.id AND c.state <> 'ending')`,
};

export function findUnconnectedOffices(
  organizationId: string,
  officeIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return rows(UNCONNECTED, [organizationId, officeIds]);
}

const RESEND = {
  name: "calendar-resend",
  text: `
    WITH entries AS (UPDATE calendar_entries SET sent_hash = NULL WHERE organization_id = $1 AND connection_id = $2)
    UPDATE calendar_connections SET due_at = CASE WHEN failures = 0 THEN $3 ELSE coalesce(due_at, $3) END
    WHERE organization_id = $1 AND id = $2`,
};

export async function resendCalendar(organizationId: string, id: string, now: Date, tx: Transaction): Promise<void> {
  await rows(RESEND, [organizationId, id, now], tx);
}

const END = {
  name: "calendars-end",
  text: `
    UPDATE calendar_connections SET state = 'ending', trouble = NULL, failures = 0, failing_since = NULL, due_at = $3
    WHERE organization_id = $1 AND state <> 'ending' AND id = ANY ($2::uuid[])`,
};

export async function endCalendars(
  organizationId: string,
  ids: readonly string[],
  now: Date,
  tx: Transaction,
): Promise<void> {
  await rows(END, [organizationId, ids, now], tx);
}

const END_OF = {
  name: "calendars-end-of-person",
  text: `
    UPDATE calendar_connections SET state = 'ending', trouble = NULL, failures = 0, failing_since = NULL, due_at = $3
    WHERE organization_id = $1 AND user_id = $2 AND state <> 'ending'
    RETURNING id, service, office_id AS "officeId"`,
};

export type EndedCalendar = Pick<CalendarRow, "id" | "service" | "officeId">;

export async function endCalendarsOf(
  { organizationId, id }: { organizationId: string; id: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<EndedCalendar[]> {
  return rows<EndedCalendar>(END_OF, [organizationId, id, now], tx);
}

const EARLIER = {
  name: "calendars-earlier",
  text: `
    SELECT id, service, subject, state, trouble FROM calendar_connections
    WHERE organization_id = $1 AND (office_id = $2 OR ($2::uuid IS NULL AND office_id IS NULL AND user_id = $3 AND service = $4))
    FOR UPDATE`,
};

export function lockEarlierCalendars(
  organizationId: string,
  { officeId, userId, service }: { officeId: string | null; userId: string; service: CalendarServiceName },
  tx: Transaction,
): Promise<
  { id: string; service: CalendarServiceName; subject: string; state: string; trouble: CalendarTrouble | null }[]
> {
  return rows(EARLIER, [organizationId, officeId, userId, service], tx);
}

const RENEW = {
  name: "calendar-renew",
  text: `
    WITH entries AS (UPDATE calendar_entries SET sent_hash = NULL WHERE organization_id = $1 AND connection_id = $2)
    UPDATE calendar_connections SET user_id = $3, account = $4, tokens_sealed = $5, due_at = $6, state = 'working',
      calendar_id = CASE WHEN trouble = 'calendarGone' THEN NULL ELSE calendar_id END,
      trouble = NULL, failing_since = NULL, failures = 0, last_error = NULL
    WHERE organization_id = $1 AND id = $2`,
};

/** A running update keeps its lease, so that no other update starts in the meantime. */
export async function renewCalendar(
  organizationId: string,
  { id, userId, account, tokensSealed }: { id: string; userId: string; account: string; tokensSealed: string },
  now: Date,
  tx: Transaction,
): Promise<void> {
  await rows(RENEW, [organizationId, id, userId, account, tokensSealed, now], tx);
}

const FORGET_ENTRIES = {
  name: "calendar-entries-forget",
  text: "DELETE FROM calendar_entries WHERE organization_id = $1 AND connection_id = $2",
};

export async function forgetEntries(organizationId: string, id: string, tx: Transaction): Promise<void> {
  await rows(FORGET_ENTRIES, [organizationId, id], tx);
}
