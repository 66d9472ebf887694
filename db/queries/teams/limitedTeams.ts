import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Holiday } from "#core/offices/workCalendar.ts";
import type { CoverageMode } from "#core/teams/TeamCoverage.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import type { Read } from "../readTogether.ts";
import { rows } from "../statement.ts";

export interface FoundTeam {
  id: string;
  name: string;
  minimum: number | null;
  percent: number | null;
  mode: CoverageMode;
  members: FoundMember[];
  offices: FoundOffice[];
}

export interface FoundMember {
  id: string;
  name: string;
  officeId: string;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  own: PatternChange[] | null;
  leave: [IsoDate, IsoDate][] | null;
}

interface FoundOffice {
  id: string;
  patterns: PatternChange[] | null;
  countHolidays: boolean;
  holidays: Holiday[] | null;
}

const LIMITED = {
  name: "limited-teams",
  text: `
    SELECT t.id, t.name, t.coverage_minimum AS minimum, t.coverage_percent AS percent, t.coverage_mode AS mode,
      (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'officeId', coalesce(u.office_id, ${DEFAULT_OFFICE}),
          'startDate', u.start_date, 'endDate', u.end_date, 'own', u.working_patterns, 'leave', (
            SELECT json_agg(json_build_array(r.start_date, r.end_date)) FROM pto_requests r
            WHERE r.organization_id = $1 AND r.user_id = u.id AND r.status = 'approved'
              AND r.start_date BETWEEN $3::date - 365 AND $4::date AND r.end_date >= $3::date))
          ORDER BY u.name COLLATE "en-x-icu", u.id), '[]')
        FROM team_members o JOIN users u ON u.organization_id = o.organization_id AND u.id = o.user_id
        WHERE o.organization_id = $1 AND o.team_id = t.id AND o.is_member AND u.is_active) AS members,
      (SELECT json_agg(json_build_object('id', f.id, 'patterns', f.working_patterns, 'countHolidays', f.count_holidays,
          'holidays', (SELECT json_agg(json_build_object('date', h.date, 'name', h.name, 'part', h.part, 'minutes', h.minutes)) FROM holidays h
            WHERE h.organization_id = $1 AND h.office_id = f.id AND h.date BETWEEN $3::date AND $4::date)))
        FROM offices f WHERE f.organization_id = $1 AND f.id IN (
          SELECT coalesce(u.office_id, ${DEFAULT_OFFICE})
          FROM team_members o JOIN users u ON u.organization_id = o.organization_id AND u.id = o.user_id
          WHERE o.organization_id = $1 AND o.team_id = t.id)) AS offices
    FROM teams t WHERE t.organization_id = $1 AND t.coverage_mode IS NOT NULL AND t.id = ANY (ARRAY(
      SELECT m.team_id FROM team_members m
      WHERE m.organization_id = $1 AND m.is_member AND m.user_id = ANY ($2::uuid[])))
    ORDER BY t.name COLLATE "en-x-icu", t.id`,
};

/** Each team has only its active members, and each member has only approved leave. */
export function limitedTeamsOf(
  organizationId: string,
  userIds: readonly string[],
  { startDate, endDate }: { startDate: IsoDate; endDate: IsoDate },
): Read<FoundTeam[]> {
  return {
    statement: LIMITED,
    values: [organizationId, userIds, startDate, endDate],
    resultOf: (found: FoundTeam[]) => found,
  };
}

const LOCK = {
  name: "lock-coverage",
  text: `
    SELECT pg_advisory_xact_lock(hashtextextended('coverage of ' || $1 || ' ' || id, 0))
    FROM unnest($2::text[]) id`,
};

/** Lock the person first, and read the teams again under this lock. */
export async function lockCoverage(organizationId: string, teamIds: readonly string[], tx: Transaction): Promise<void> {
  // The order of ids prevents deadlocks.
  await rows(LOCK, [organizationId, teamIds.toSorted()], tx);
}
