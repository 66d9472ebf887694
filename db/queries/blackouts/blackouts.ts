import type { Transaction } from "sequelize";
import type { BlackoutScope } from "#core/blackouts/BlackoutInput.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import { row, rows } from "../statement.ts";
import { concernsPerson } from "./concernsPerson.ts";

interface Named {
  id: string;
  name: string;
}

export interface BlackoutView {
  id: string;
  startDate: IsoDate;
  endDate: IsoDate;
  reason: string;
  officeIds: string[] | null;
  teamIds: string[] | null;
  types: LeaveType[] | null;
  exceptUserIds: string[];
  offices: Named[];
  teams: Named[];
  exceptPeople: Named[];
}

const named = (table: string, ids: string) => `
  (SELECT coalesce(json_agg(json_build_object('id', n.id, 'name', n.name) ORDER BY n.name COLLATE "en-x-icu", n.id), '[]')
    FROM ${table} n WHERE n.organization_id = b.organization_id AND n.id = ANY (${ids}))`;

export const BLACKOUT_COLUMNS = `
  b.id, b.start_date::text AS "startDate", b.end_date::text AS "endDate", b.reason, b.office_ids AS "officeIds",
  b.team_ids AS "teamIds", b.types, b.except_user_ids AS "exceptUserIds", ${named("offices", "b.office_ids")} AS offices,
  ${named("teams", "b.team_ids")} AS teams, ${named("users", "b.except_user_ids")} AS "exceptPeople"`;

const VIEW = `SELECT ${BLACKOUT_COLUMNS} FROM blackouts b WHERE b.organization_id = $1`;

const ALL = { name: "blackouts", text: `${VIEW} ORDER BY b.start_date, b.end_date, b.id` };

export function findBlackouts(organizationId: string): Promise<BlackoutView[]> {
  return rows<BlackoutView>(ALL, [organizationId]);
}

const ONE = { name: "blackout", text: `${VIEW} AND b.id = $2` };

export function findBlackout(organizationId: string, id: string, tx: Transaction): Promise<BlackoutView | undefined> {
  return row<BlackoutView>(ONE, [organizationId, id], tx);
}

const COUNT = {
  name: "count-blackouts",
  text: `
    SELECT count(*)::int AS blackouts, coalesce(sum(coalesce(cardinality(office_ids), 0)
      + coalesce(cardinality(team_ids), 0) + cardinality(except_user_ids)), 0)::int AS named
    FROM blackouts WHERE organization_id = $1`,
};

export async function countBlackouts(
  organizationId: string,
  tx: Transaction,
): Promise<{ blackouts: number; named: number }> {
  return (await row(COUNT, [organizationId], tx)) ?? { blackouts: 0, named: 0 };
}

const OF_TEAM = {
  name: "blackout-of-team",
  text: "SELECT reason FROM blackouts WHERE organization_id = $1 AND $2 = ANY (team_ids) ORDER BY end_date DESC LIMIT 1",
};

export async function findBlackoutOfTeam(
  organizationId: string,
  teamId: string,
  tx: Transaction,
): Promise<string | undefined> {
  return (await row<{ reason: string }>(OF_TEAM, [organizationId, teamId], tx))?.reason;
}

const CONCERNING = {
  name: "blackouts-concerning",
  text: `
    SELECT b.id, b.start_date::text AS "startDate", b.end_date::text AS "endDate", b.reason, b.types FROM blackouts b
    WHERE b.organization_id = $1 AND b.start_date <= $5::date AND b.end_date >= $4::date
      AND ${concernsPerson("$2::uuid", "$3::uuid")}
    ORDER BY b.start_date, b.id`,
};

export function findBlackoutsConcerning(
  organizationId: string,
  { id, effectiveOfficeId }: { id: string; effectiveOfficeId: string },
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<Pick<BlackoutView, "id" | "startDate" | "endDate" | "reason" | "types">[]> {
  return rows(CONCERNING, [organizationId, id, effectiveOfficeId, from, to]);
}

export interface BlackoutReach {
  people: number;
  names: string[];
  requests: number;
}

const REACH = {
  name: "blackout-reach",
  text: `
    WITH b AS (SELECT $2::uuid[] AS office_ids, $3::uuid[] AS team_ids, $4::uuid[] AS except_user_ids),
    concerned AS (
      SELECT u.id, u.name FROM users u CROSS JOIN b
      WHERE u.organization_id = $1 AND u.is_active AND coalesce(u.start_date <= $6::date, true)
        AND coalesce(u.end_date >= $5::date, true) AND ${concernsPerson("u.id", `coalesce(u.office_id, ${DEFAULT_OFFICE})`)}
    )
    SELECT (SELECT count(*)::int FROM concerned) AS people,
      ARRAY(SELECT name FROM concerned ORDER BY name COLLATE "en-x-icu", id LIMIT $8) AS names,
      (SELECT count(*)::int FROM concerned c JOIN pto_requests r ON r.organization_id = $1 AND r.user_id = c.id
        WHERE r.status IN ('pending', 'approved') AND r.start_date <= $6::date AND r.end_date >= $5::date
          AND ($7::text[] IS NULL OR r.type = ANY ($7))) AS requests`,
};

export async function findBlackoutReach(
  organizationId: string,
  { officeIds, teamIds, exceptUserIds, startDate, endDate, types }: BlackoutScope,
  most: number,
): Promise<BlackoutReach> {
  const values = [organizationId, officeIds, teamIds, exceptUserIds, startDate, endDate, types, most];
  const found = await row<BlackoutReach>(REACH, values);
  return found ?? { people: 0, names: [], requests: 0 };
}
