import type { IsoDate, Zone } from "#core/calendar/dates.ts";
import type { FeedKind } from "#core/feeds/FeedInput.ts";
import type { SeenTypes } from "#core/leaveTypes/seenType.ts";
import { HOME } from "../people/team.ts";
import { type CalendarViewer, visiblePeople } from "../roster/visiblePeople.ts";
import { rows } from "../statement.ts";

/** A person's time off as the viewer sees it. */
export interface PersonsEvents {
  userId: string;
  name: string;
  zone: Zone;
  /**
   * A line for each request, in no particular order: its id, first and last date, `pending` or `approved`, `half` or
   * `whole`, type, the time (in seconds since 1970) of its last change that the viewer sees, and its parts as JSON if
   * it has any, separated by spaces.
   */
  lines: string;
}

/** The contents of a feed, and the rights of its viewer. */
interface Wanted {
  kind: Exclude<FeedKind, "approvals">;
  officeId: string | null;
  types: readonly string[] | null;
  withPending: boolean;
  from: IsoDate;
  to: IsoDate;
  seesEveryone: boolean;
}

/**
 * The rules of the calendar (`calendarOfTeam` and `calendarOfEveryone`): who is visible, and which types are named,
 * shown as `away`, or left out. The filter by type applies to what the viewer sees, because it would otherwise reveal
 * what is shown as `away`. A row holds all requests of a person: a row for each would take twice as long. Sorting them
 * and formatting their times here would add 15 ms for 20,000 requests. Colleagues get the time of the submission, the
 * decision, or the last edit or approved change of the dates, because any later one would reveal changes that they don't
 * see, such as a new note.
 */
const EVENTS = {
  name: "feed-events",
  text: `
    WITH RECURSIVE ${visiblePeople(4)}, shown AS (
      SELECT u.id, u.name, f.timezone AS zone, $10::boolean OR u.id = ANY (ARRAY(SELECT id FROM below)) AS is_insider
      FROM users u JOIN offices f ON f.organization_id = $1 AND f.id = coalesce(u.office_id, ${HOME})
      WHERE u.organization_id = $1 AND CASE $8::text
        WHEN 'own' THEN u.id = $4
        WHEN 'team' THEN u.id IN (SELECT id FROM visible)
        ELSE ($8 <> 'office' OR f.id = $9::uuid) AND ($10::boolean OR u.id IN (SELECT id FROM visible)) END)
    SELECT s.id AS "userId", s.name, s.zone, string_agg(concat_ws(' ', e.id, e.start_date, e.end_date, e.status,
        CASE WHEN e.is_half_day THEN 'half' ELSE 'whole' END, e.seen, date_part('epoch',
          CASE WHEN s.is_insider THEN e.updated_at ELSE greatest(e.submitted_at, e.decided_at, e.changed_at, e.edited_at) END)::bigint, e.parts),
        E'\n') AS lines
    FROM shown s CROSS JOIN LATERAL (
      SELECT r.id, r.status, r.start_date, r.end_date, r.is_half_day, r.submitted_at, r.decided_at, c.changed_at, r.updated_at, r.parts,
        (r.edited_from ->> 'datesEditedAt')::timestamptz AS edited_at,
        CASE WHEN s.is_insider OR r.type = ANY ($11::text[]) THEN r.type ELSE 'away' END AS seen
      FROM pto_requests r LEFT JOIN (
        SELECT request_id, max(decided_at) AS changed_at FROM leave_changes
        WHERE organization_id = $1 AND user_id = s.id AND status = 'approved' AND NOT s.is_insider GROUP BY request_id) c
        ON c.request_id = r.id
      WHERE r.organization_id = $1 AND r.user_id = s.id AND (r.status = 'approved' OR (r.status = 'pending' AND $14::boolean))
        AND r.start_date BETWEEN $2::date - 365 AND $3::date AND r.end_date >= $2::date
        AND (s.is_insider OR r.type <> ALL ($12::text[])) OFFSET 0) e
    WHERE $13::text[] IS NULL OR e.seen = ANY ($13)
    GROUP BY s.id, s.name, s.zone ORDER BY s.id`,
};

/** Returns the time off that a feed shows its viewer, by person. */
export function findFeedEvents(
  organizationId: string,
  { id, managerId, officeId: home, andBelow }: CalendarViewer,
  { named, hidden }: SeenTypes,
  { kind, officeId, types, withPending, from, to, seesEveryone }: Wanted,
): Promise<PersonsEvents[]> {
  const viewer = [id, managerId, home, andBelow];
  const values = [organizationId, from, to, ...viewer, kind, officeId, seesEveryone, named, hidden, types, withPending];
  return rows<PersonsEvents>(EVENTS, values);
}
