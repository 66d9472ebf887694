import type { CalendarServiceName } from "#core/connectedCalendars/calendarServices.ts";
import type { CalendarTrouble } from "#core/connectedCalendars/stoppedCalendarText.ts";
import type { Transaction } from "sequelize";
import { rowsWhenUnlocked } from "../rowsWhenUnlocked.ts";
import { row, rows } from "../statement.ts";

export interface DueCalendar {
  organizationId: string;
  id: string;
  service: CalendarServiceName;
}

const IS_DUE = "(k.leased_until <= $1 OR (k.leased_until IS NULL AND k.due_at <= $1))";

const DUE = {
  name: "calendars-due",
  text: `
    SELECT organization_id AS "organizationId", id, service FROM (
      SELECT k.organization_id, k.id, k.service, k.due_at, row_number() OVER (PARTITION BY k.organization_id ORDER BY k.due_at, k.id) AS place
      FROM calendar_connections k
      WHERE k.state <> 'broken' AND ${IS_DUE} AND k.id <> ALL ($2::uuid[]) AND k.service = ANY ($4::text[])) d
    WHERE place <= $3 ORDER BY due_at, id`,
};

export function findDueCalendars(
  now: Date,
  { services, taken, each }: { services: readonly CalendarServiceName[]; taken: readonly string[]; each: number },
): Promise<DueCalendar[]> {
  return rows<DueCalendar>(DUE, [now, taken, each, services]);
}

export interface LeasedCalendar extends DueCalendar {
  lease: string;
  userId: string;
  officeId: string | null;
  officeName: string | null;
  tokensSealed: string;
  calendarId: string | null;
  state: "working" | "ending";
  failures: number;
  failingSince: Date | null;
}

const LEASE = {
  name: "calendar-lease",
  text: `
    UPDATE calendar_connections k SET lease = $4, leased_until = $5, due_at = NULL
    WHERE (k.organization_id, k.id) IN (SELECT k.organization_id, k.id FROM calendar_connections k
      WHERE k.organization_id = $2 AND k.id = $3 AND k.state <> 'broken' AND ${IS_DUE}
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING k.organization_id AS "organizationId", k.id, k.lease, k.user_id AS "userId", k.office_id AS "officeId",
      (SELECT name FROM offices f WHERE f.organization_id = k.organization_id AND f.id = k.office_id) AS "officeName",
      k.service, k.tokens_sealed AS "tokensSealed", k.calendar_id AS "calendarId", k.state, k.failures,
      k.failing_since AS "failingSince"`,
};

/**
 * The connection is due again at `until` if this process is killed. The lease holds no database connection, because
 * services may be slow.
 */
export function leaseCalendar(
  { organizationId, id }: Omit<DueCalendar, "service">,
  { lease, now, until }: { lease: string; now: Date; until: Date },
): Promise<LeasedCalendar | undefined> {
  return row<LeasedCalendar>(LEASE, [now, organizationId, id, lease, until]);
}

type Leased = Pick<LeasedCalendar, "organizationId" | "id" | "lease" | "tokensSealed">;

/** SQL. Throws if another transaction has locked the calendar connection; see `rowsWhenUnlocked`. */
const MINE = `(organization_id, id) IN (SELECT organization_id, id FROM calendar_connections
  WHERE organization_id = $1 AND id = $2 AND lease = $3 FOR UPDATE NOWAIT)`;

const KEEP = {
  name: "calendar-keep",
  text: `
    UPDATE calendar_connections SET tokens_sealed = coalesce($5, tokens_sealed), calendar_id = coalesce($6, calendar_id)
    WHERE ${MINE} AND tokens_sealed = $4 RETURNING id`,
};

/** Returns false if the lease was lost or the stored tokens have changed. */
export async function keepOfCalendar(
  { organizationId, id, lease, tokensSealed }: Leased,
  next: { tokensSealed?: string; calendarId?: string },
): Promise<boolean> {
  const values = [organizationId, id, lease, tokensSealed, next.tokensSealed ?? null, next.calendarId ?? null];
  return (await rowsWhenUnlocked(KEEP, values)).length > 0;
}

const DONE = {
  name: "calendar-done",
  text: `
    UPDATE calendar_connections SET lease = NULL, leased_until = NULL, failing_since = NULL, failures = 0, last_error = $7,
      due_at = CASE WHEN $6 THEN $4 ELSE due_at END, sent_at = CASE WHEN $6 THEN sent_at ELSE $4::timestamptz END,
      sent_digest = CASE WHEN $6 THEN sent_digest ELSE $5::text END
    WHERE ${MINE}`,
};

export async function endCalendarUpdate(
  { organizationId, id, lease }: Leased,
  { now, digest, hasMore, error }: { now: Date; digest: string; hasMore: boolean; error: string | null },
): Promise<void> {
  await rowsWhenUnlocked(DONE, [organizationId, id, lease, now, digest, hasMore, error]);
}

const FAILED = {
  name: "calendar-failed",
  text: `
    UPDATE calendar_connections SET lease = NULL, leased_until = NULL, due_at = $4, last_error = $5,
      failures = failures + 1, failing_since = coalesce(failing_since, $6)
    WHERE ${MINE}`,
};

export async function noteCalendarFailure(
  { organizationId, id, lease }: Leased,
  { next, error, now }: { next: Date; error: string; now: Date },
): Promise<void> {
  await rowsWhenUnlocked(FAILED, [organizationId, id, lease, next, error, now]);
}

const STOP = {
  name: "calendar-stop",
  text: `
    UPDATE calendar_connections SET lease = NULL, leased_until = NULL, due_at = NULL, state = 'broken', trouble = $5,
      last_error = $6
    WHERE organization_id = $1 AND id = $2 AND lease = $3 AND tokens_sealed = $4 AND state = 'working' RETURNING id`,
};

/** Returns false if the connection was leased again or changed in the meantime. */
export async function stopCalendarConnection(
  { organizationId, id, lease, tokensSealed }: Leased,
  { trouble, error }: { trouble: CalendarTrouble; error: string },
  tx: Transaction,
): Promise<boolean> {
  return (await rows(STOP, [organizationId, id, lease, tokensSealed, trouble, error], tx)).length > 0;
}

const FORGET = {
  name: "calendar-forget",
  text: `DELETE FROM calendar_connections WHERE ${MINE} AND state = 'ending'`,
};

export async function forgetCalendar({ organizationId, id, lease }: Leased): Promise<void> {
  await rowsWhenUnlocked(FORGET, [organizationId, id, lease]);
}

const FORGET_SHARED = {
  name: "calendar-forget-shared",
  text: `
    WITH same AS (
      SELECT o.id FROM calendar_connections c JOIN calendar_connections o ON o.service = c.service AND o.subject = c.subject
      WHERE c.organization_id = $1 AND c.id = $2 FOR UPDATE OF o NOWAIT)
    DELETE FROM calendar_connections WHERE organization_id = $1 AND id = $2 AND lease = $3 AND state = 'ending'
      AND (SELECT count(*) FROM same) > 1
    RETURNING id`,
};

/** Locks all connections of the account, so that concurrent calls can't delete them all. */
export async function forgetSharedCalendar({ organizationId, id, lease }: Leased): Promise<boolean> {
  return (await rowsWhenUnlocked(FORGET_SHARED, [organizationId, id, lease])).length > 0;
}

const IS_ENDING = {
  name: "calendar-is-ending",
  text: `
    SELECT id FROM calendar_connections
    WHERE organization_id = $1 AND id = $2 AND lease = $3 AND state = 'ending'`,
};

/** Returns false if the lease was lost or the account was connected again. */
export async function isStillEnding({ organizationId, id, lease }: Leased): Promise<boolean> {
  return (await rows(IS_ENDING, [organizationId, id, lease])).length > 0;
}

const UNREACHABLE = {
  name: "calendars-forget-unreachable",
  text: `
    DELETE FROM calendar_connections
    WHERE state = 'ending' AND service <> ALL ($1::text[]) AND leased_until IS NULL AND due_at <= $2`,
};

export async function forgetUnreachable(services: readonly CalendarServiceName[], since: Date): Promise<void> {
  await rows(UNREACHABLE, [services, since]);
}

const CONNECTED = {
  name: "calendar-account-connected",
  text: "SELECT id FROM calendar_connections WHERE service = $1 AND subject = $2 LIMIT 1",
};

export async function isAccountConnected(service: CalendarServiceName, subject: string): Promise<boolean> {
  return (await rows(CONNECTED, [service, subject])).length > 0;
}
