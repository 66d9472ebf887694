import type { WantedEntry } from "#core/feeds/calendarEntry.ts";
import { row } from "../statement.ts";

/** In days: before the connection, before today, and after today. */
const BEFORE_CONNECTION = 30;
const BACK = 365;
const AHEAD = 365;
const MOST_ENTRIES = 2000;
const RECENT = 30;

/**
 * SQL for the entries of the connections `c`. Security: includes only leave that every colleague may see, because
 * others may see even a person's own calendar.
 */
export const wantedEntries = (today: string) => `
  window_of AS (
    SELECT c.organization_id, c.id AS connection_id, c.user_id, c.office_id,
      greatest(c.created_at::date - ${BEFORE_CONNECTION}, ${today}::date - ${BACK}) AS first, ${today}::date + ${AHEAD} AS last
    FROM c),
  people AS (
    SELECT c.*, u.id AS person_id, NULL AS name, f.id AS at, f.timezone AS zone
    FROM window_of c JOIN users u ON u.organization_id = c.organization_id AND u.id = c.user_id AND u.is_active
    JOIN offices f ON f.organization_id = c.organization_id
      AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
    WHERE c.office_id IS NULL
    UNION ALL
    SELECT c.*, u.id, u.name, f.id, f.timezone
    FROM window_of c JOIN offices f ON f.organization_id = c.organization_id AND f.id = c.office_id
    JOIN users u ON u.organization_id = c.organization_id AND u.is_active
      AND (u.office_id = f.id OR (u.office_id IS NULL AND f.is_default))),
  days_off AS (
    SELECT connection_id, organization_id, at, zone, first, last FROM people WHERE office_id IS NULL
    UNION ALL
    SELECT c.connection_id, c.organization_id, f.id, f.timezone, c.first, c.last
    FROM window_of c JOIN offices f ON f.organization_id = c.organization_id AND f.id = c.office_id),
  entries AS (
    SELECT p.connection_id, r.id, false AS is_holiday, p.name AS person_name, CASE t.visibility WHEN 'everyone' THEN t.name END AS title,
      r.start_date, r.end_date, r.is_half_day, r.parts, p.zone
    FROM people p JOIN pto_requests r ON r.organization_id = p.organization_id AND r.user_id = p.person_id
      AND r.status = 'approved' AND r.start_date BETWEEN p.first - 365 AND p.last AND r.end_date >= p.first
    JOIN leave_types t ON t.organization_id = r.organization_id AND t.key = r.type AND t.visibility IN ('everyone', 'away')
    -- A charged closure of the person's office is shown once, by its days.
    WHERE r.closure_id IS NULL OR NOT EXISTS (SELECT FROM closures l
      WHERE l.organization_id = r.organization_id AND l.id = r.closure_id AND p.at = ANY (l.office_ids))
    UNION ALL
    SELECT d.connection_id, h.id, true, NULL, h.name, h.date, h.date, h.part IN ('am', 'pm'),
      CASE WHEN h.part IN ('am', 'pm') THEN jsonb_build_object('startPart', h.part, 'endPart', h.part)
        WHEN h.part = 'hours' THEN jsonb_build_object('minutes', h.minutes, 'startTime', NULL) END, d.zone
    FROM days_off d JOIN holidays h ON h.organization_id = d.organization_id AND h.office_id = d.at
      AND h.date BETWEEN d.first AND d.last),
  placed AS (
    SELECT e, row_number() OVER (PARTITION BY e.connection_id ORDER BY e.is_holiday DESC,
      CASE WHEN e.end_date >= ${today}::date - ${RECENT} THEN e.start_date END NULLS LAST, e.start_date DESC, e.id) AS place
    FROM entries e),
  wanted AS (SELECT (p.e).* FROM placed p WHERE p.place <= ${MOST_ENTRIES})`;

export const DIGEST = "md5(string_agg(md5(w::text), '' ORDER BY w.id))";

const ONE = {
  name: "calendar-wanted",
  text: `
    WITH c AS (
      SELECT organization_id, id, user_id, office_id, created_at FROM calendar_connections
      WHERE organization_id = $1 AND id = $2 AND state = 'working'),
    ${wantedEntries("($3::timestamptz AT TIME ZONE 'UTC')")}
    SELECT coalesce(${DIGEST}, '') AS digest, coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'personName', w.person_name,
      'title', w.title, 'startDate', w.start_date, 'endDate', w.end_date, 'isHalfDay', w.is_half_day, 'parts', w.parts,
      'zone', w.zone) ORDER BY w.start_date, w.id), '[]') AS entries
    FROM wanted w`,
};

interface Wanted {
  digest: string;
  entries: WantedEntry[];
}

export async function findWantedEntries(
  { organizationId, id }: { organizationId: string; id: string },
  now: Date,
): Promise<Wanted> {
  return (await row<Wanted>(ONE, [organizationId, id, now])) ?? { digest: "", entries: [] };
}
