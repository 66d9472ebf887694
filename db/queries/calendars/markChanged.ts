import type { Transaction } from "sequelize";
import { row } from "../statement.ts";
import type { EndedCalendar } from "./calendarConnections.ts";
import { DIGEST, wantedEntries } from "./wantedEntries.ts";

interface Place {
  organizationId: string;
  id: string;
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const FIRST: Place = { organizationId: FIRST_ID, id: FIRST_ID };

const MAY = "(u.is_active AND (k.office_id IS NULL OR (u.role IN ('Admin', 'Owner') AND f.archived_at IS NULL)))";
const WITH_RIGHTS = `
      JOIN users u ON u.organization_id = k.organization_id AND u.id = k.user_id
      LEFT JOIN offices f ON f.organization_id = k.organization_id AND f.id = k.office_id`;

/** Skips locked connections, so that a long transaction in one organization doesn't delay all other calendars. */
const MARK = {
  name: "calendars-mark",
  text: `
    WITH page AS MATERIALIZED (
      SELECT organization_id, id FROM calendar_connections
      WHERE state <> 'ending' AND (organization_id, id) > ($2::uuid, $3::uuid) ORDER BY organization_id, id LIMIT $4),
    versions AS MATERIALIZED (
      SELECT o.id, concat_ws('/', o.calendar_version, o.leave_types_version, ($1::timestamptz AT TIME ZONE 'UTC')::date,
        (SELECT max(updated_at) FROM offices f WHERE f.organization_id = o.id),
        (SELECT concat_ws('/', count(*), max(created_at)) FROM holidays h WHERE h.organization_id = o.id)) AS version
      FROM organizations o WHERE o.id IN (SELECT organization_id FROM page)),
    c AS MATERIALIZED (
      SELECT k.organization_id, k.id, k.user_id, k.office_id, k.created_at, v.version, ${MAY} AS may
      FROM page p JOIN calendar_connections k ON k.organization_id = p.organization_id AND k.id = p.id
      JOIN versions v ON v.id = k.organization_id ${WITH_RIGHTS}
      WHERE k.state <> 'ending' AND k.seen_version IS DISTINCT FROM v.version
      ORDER BY k.organization_id, k.id LIMIT $5 FOR UPDATE OF k SKIP LOCKED),
    ${wantedEntries("($1::timestamptz AT TIME ZONE 'UTC')")},
    digests AS (SELECT w.connection_id, ${DIGEST} AS digest FROM wanted w GROUP BY w.connection_id),
    marked AS (
      UPDATE calendar_connections k SET seen_version = c.version,
        due_at = CASE WHEN k.state = 'working' AND coalesce(d.digest, '') IS DISTINCT FROM k.sent_digest
          THEN coalesce(k.due_at, $1) ELSE k.due_at END
      FROM c LEFT JOIN digests d ON d.connection_id = c.id
      WHERE c.may AND k.organization_id = c.organization_id AND k.id = c.id AND k.state <> 'ending'
        AND k.seen_version IS DISTINCT FROM c.version)
    SELECT
      coalesce((SELECT jsonb_agg(jsonb_build_object('organizationId', organization_id, 'id', id)) FROM c WHERE NOT may), '[]')
        AS lost,
      CASE WHEN (SELECT count(*) FROM c) = $5 THEN (
        SELECT jsonb_build_object('organizationId', organization_id, 'id', id) FROM c ORDER BY organization_id DESC, id DESC LIMIT 1)
      WHEN (SELECT count(*) FROM page) = $4 THEN (
        SELECT jsonb_build_object('organizationId', organization_id, 'id', id) FROM page ORDER BY organization_id DESC, id DESC LIMIT 1)
      END AS next`,
};

const NEXT = {
  name: "calendars-next",
  text: `
    SELECT organization_id AS "organizationId", id FROM calendar_connections
    WHERE state <> 'ending' AND (organization_id, id) > ($1::uuid, $2::uuid) ORDER BY organization_id, id LIMIT 1`,
};

export interface BrokenCalendar extends Place {
  error: unknown;
}

export async function markChangedCalendars(
  now: Date,
  { page = 1000, changed = 100 } = {},
): Promise<{ lost: Place[]; broken: BrokenCalendar[] }> {
  const lost: Place[] = [];
  const broken: BrokenCalendar[] = [];
  let most = page;
  for (let after: Place | null = FIRST; after;) {
    const { organizationId, id }: Place = after;
    try {
      const values: unknown[] = [now, organizationId, id, most, changed];
      const marked: { lost: Place[]; next: Place | null } | undefined = await row(MARK, values);
      lost.push(...(marked?.lost ?? []));
      after = marked?.next ?? null;
      most = Math.min(page, 2 * most);
    } catch (error) {
      if (most === 1) {
        const failed: Place | undefined = await row<Place>(NEXT, [organizationId, id]);
        if (failed) broken.push({ ...failed, error });
        after = failed ?? null;
      }
      most = Math.ceil(most / 2);
    }
  }
  return { lost, broken };
}

const END_LOST = {
  name: "calendar-end-lost",
  text: `
    WITH lost AS (
      SELECT k.organization_id, k.id, f.archived_at IS NOT NULL AS "isArchived" FROM calendar_connections k ${WITH_RIGHTS}
      WHERE k.organization_id = $1 AND k.id = $2 AND k.state <> 'ending' AND NOT ${MAY} FOR UPDATE OF k)
    UPDATE calendar_connections k
    SET state = 'ending', trouble = NULL, failures = 0, failing_since = NULL, due_at = coalesce(k.due_at, $3)
    FROM lost WHERE k.organization_id = lost.organization_id AND k.id = lost.id
    RETURNING k.id, k.service, k.office_id AS "officeId", lost."isArchived"`,
};

export function endLostCalendar(
  { organizationId, id }: Place,
  now: Date,
  tx: Transaction,
): Promise<(EndedCalendar & { isArchived: boolean }) | undefined> {
  return row(END_LOST, [organizationId, id, now], tx);
}
