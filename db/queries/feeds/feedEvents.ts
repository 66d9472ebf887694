import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { FeedKind } from "#core/feeds/FeedInput.ts";
import type { SeenTypes } from "#core/leaveTypes/seenType.ts";
import { ArrivingRows } from "../ArrivingRows.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import { type CalendarViewer, visiblePeople } from "../roster/visiblePeople.ts";

export interface PersonsEvents {
  userId: string;
  name: string;
  zone: Zone;
  /** One line per request, in any order. Spaces separate the fields. */
  lines: string;
}

interface FeedLine {
  id: string;
  startDate: IsoDate;
  endDate: IsoDate;
  changedAt: number;
  kind: string;
}

const START_AT = 37;
const END_AT = 48;
const CHANGED_AT = 59;
const DATE = 10;

export function feedLine(line: string): FeedLine {
  const space = line.indexOf(" ", CHANGED_AT);
  return {
    id: line.slice(0, START_AT - 1),
    startDate: line.slice(START_AT, START_AT + DATE),
    endDate: line.slice(END_AT, END_AT + DATE),
    changedAt: Number(line.slice(CHANGED_AT, space)),
    kind: line.slice(space + 1),
  };
}

interface Wanted {
  kind: Exclude<FeedKind, "approvals">;
  officeId: string | null;
  types: readonly string[] | null;
  withPending: boolean;
  from: IsoDate;
  to: IsoDate;
  seesEveryone: boolean;
}

const SEEN = `CASE WHEN s.is_insider OR r.type = ANY ($11::text[]) THEN r.type ELSE 'away' END`;

/**
 * Must agree with `calendarOfTeam` and `calendarOfEveryone`. Security: type filters and change times must not reveal
 * hidden leave.
 */
const EVENTS = {
  name: "feed-events",
  text: `
    WITH RECURSIVE ${visiblePeople(4)}, shown AS MATERIALIZED (
      SELECT u.id, u.name, f.timezone AS zone, $10::boolean OR u.id = ANY (ARRAY(SELECT id FROM below)) AS is_insider
      FROM users u JOIN offices f ON f.organization_id = $1 AND f.id = coalesce(u.office_id, ${DEFAULT_OFFICE})
      WHERE u.organization_id = $1 AND CASE $8::text
        WHEN 'own' THEN u.id = $4
        WHEN 'team' THEN u.id IN (SELECT id FROM visible)
        ELSE ($8 <> 'office' OR f.id = $9::uuid) AND ($10::boolean OR u.id IN (SELECT id FROM visible)) END
      ORDER BY u.id)
    SELECT s.id AS "userId", s.name, s.zone, e.lines
    FROM shown s CROSS JOIN LATERAL (
      SELECT string_agg(concat_ws(' ', r.id, r.start_date, r.end_date, date_part('epoch', CASE WHEN s.is_insider THEN r.updated_at
          ELSE greatest(r.submitted_at, r.decided_at, (r.edited_from ->> 'datesEditedAt')::timestamptz,
            (r.edited_from ->> 'typeEditedAt')::timestamptz, (
            SELECT max(c.decided_at) FROM leave_changes c
            WHERE c.organization_id = $1 AND c.user_id = s.id AND c.request_id = r.id AND c.status = 'approved')) END)::bigint,
        r.status, CASE WHEN r.is_half_day THEN 'half' ELSE 'whole' END, ${SEEN}, r.parts), E'\n') AS lines
      FROM pto_requests r
      WHERE r.organization_id = $1 AND r.user_id = s.id AND (r.status = 'approved' OR (r.status = 'pending' AND $14::boolean))
        AND r.start_date BETWEEN $2::date - 365 AND $3::date AND r.end_date >= $2::date
        AND (s.is_insider OR r.type <> ALL ($12::text[])) AND ($13::text[] IS NULL OR ${SEEN} = ANY ($13))
      HAVING count(*) > 0) e
    ORDER BY s.id`,
};

export function findFeedEvents(
  organizationId: string,
  { id, managerId, officeId: home, andBelow }: CalendarViewer,
  { named, hidden }: SeenTypes,
  { kind, officeId, types, withPending, from, to, seesEveryone }: Wanted,
): Promise<ArrivingRows<PersonsEvents>> {
  const viewer = [id, managerId, home, andBelow];
  const values = [organizationId, from, to, ...viewer, kind, officeId, seesEveryone, named, hidden, types, withPending];
  return ArrivingRows.of(EVENTS, values);
}
