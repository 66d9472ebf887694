import type { IsoDate } from "#core/calendar/dates.ts";
import type { CalendarWindow } from "#core/requests/CalendarWindow.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { Holiday, HolidayPart } from "#core/offices/workCalendar.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import { rows } from "../statement.ts";
import { type CalendarViewer, visiblePeople } from "./visiblePeople.ts";

export interface FoundRosterPerson {
  id: string;
  name: string;
  officeId: string;
  own: PatternChange[] | null;
  /** Null if unknown, and for a person with history, who may have worked before the start date. */
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  /** True for the viewer and everyone below them, and for everyone if the viewer sees everyone. */
  isBelow: boolean;
  isLeadOnly: boolean;
  total: number;
}

export interface FoundRosterOffice {
  id: string;
  name: string;
  countHolidays: boolean;
  patterns: PatternChange[] | null;
  holidays: (Holiday & { part: HolidayPart; minutes: Minutes | null; isClosure: boolean })[];
}

interface RosterScope {
  organizationId: string;
  viewer: CalendarViewer | undefined;
}

const ACTIVE = `
  SELECT id, name, coalesce(office_id, ${DEFAULT_OFFICE}) AS office_id, working_patterns,
    CASE WHEN NOT has_history THEN start_date END AS start_date, end_date FROM users
  WHERE organization_id = $1 AND is_active`;
const EVERYONE = `WITH seen AS (${ACTIVE})`;
const colleagues = (first: number) => `
  WITH RECURSIVE ${visiblePeople(first)}, seen AS (${ACTIVE} AND id = ANY (ARRAY(SELECT id FROM visible)))`;

/** `$2` is the office or null, `$3` the team or null, `$4` the maximum, and `$5` the person or null. */
const people = (name: string, seen: string, isBelow: string) => ({
  name,
  text: `
    ${seen}
    SELECT id, name, office_id AS "officeId", working_patterns AS own,
      start_date::text AS "startDate", end_date::text AS "endDate", ${isBelow} AS "isBelow",
      id IN (SELECT user_id FROM team_members WHERE organization_id = $1 AND team_id = $3 AND NOT is_member) AS "isLeadOnly",
      count(*) OVER ()::int AS total FROM seen
    WHERE ($2::uuid IS NULL OR office_id = $2)
      AND ($3::uuid IS NULL OR id IN (SELECT user_id FROM team_members WHERE organization_id = $1 AND team_id = $3))
      AND ($5::uuid IS NULL OR id = $5)
    ORDER BY name COLLATE "en-x-icu", id LIMIT $4`,
});
/** `$2` and `$3` are the first and the last date of the window, and `$4` is the office or null. */
const offices = (name: string, seen: string) => ({
  name,
  text: `
    ${seen}
    SELECT f.id, f.name, f.count_holidays AS "countHolidays", f.working_patterns AS patterns,
      coalesce((SELECT json_agg(json_build_object('date', date, 'name', name, 'part', part, 'minutes', minutes,
          'isClosure', closure_id IS NOT NULL) ORDER BY date, name) FROM holidays
        WHERE organization_id = $1 AND office_id = f.id AND date BETWEEN $2::date AND $3::date), '[]') AS holidays
    FROM offices f WHERE f.organization_id = $1 AND f.id = ANY (ARRAY(SELECT office_id FROM seen))
      AND ($4::uuid IS NULL OR f.id = $4)
    ORDER BY f.name COLLATE "en-x-icu", f.id`,
});

const PEOPLE = {
  all: people("roster-everyone", EVERYONE, "true"),
  seen: people("roster-seen", colleagues(6), "id = ANY (ARRAY(SELECT id FROM below))"),
};
const OFFICES = { all: offices("roster-offices", EVERYONE), seen: offices("roster-offices-seen", colleagues(5)) };

interface RosterFilter {
  officeId: string | undefined;
  teamId: string | undefined;
  personId: string | undefined;
  most: number;
}

export function findRosterPeople(
  { organizationId, viewer }: RosterScope,
  { officeId, teamId, personId, most }: RosterFilter,
): Promise<FoundRosterPerson[]> {
  const filter = [officeId ?? null, teamId ?? null, most, personId ?? null];
  const values = [organizationId, ...filter, ...viewerValues(viewer)];
  return rows<FoundRosterPerson>(PEOPLE[viewer ? "seen" : "all"], values);
}

export function findRosterOffices(
  { organizationId, viewer }: RosterScope,
  { from, to }: CalendarWindow,
  officeId: string | undefined,
): Promise<FoundRosterOffice[]> {
  const values = [organizationId, from, to, officeId ?? null, ...viewerValues(viewer)];
  return rows<FoundRosterOffice>(OFFICES[viewer ? "seen" : "all"], values);
}

function viewerValues(viewer: CalendarViewer | undefined): unknown[] {
  return viewer ? [viewer.id, viewer.managerId, viewer.officeId, viewer.andBelow] : [];
}
