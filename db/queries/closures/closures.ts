import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { newId } from "../../newId.ts";
import { row, rows } from "../statement.ts";

export interface ClosureView {
  id: string;
  name: string;
  startDate: IsoDate;
  endDate: IsoDate;
  officeIds: string[];
  charged: LeaveType | null;
  offices: { id: string; name: string }[];
}

export const CLOSURE_COLUMNS = `
  c.id, c.name, c.start_date::text AS "startDate", c.end_date::text AS "endDate", c.office_ids AS "officeIds", c.charged,
  (SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) ORDER BY f.name COLLATE "en-x-icu", f.id), '[]')
    FROM offices f WHERE f.organization_id = c.organization_id AND f.id = ANY (c.office_ids)) AS offices`;

const VIEW = `SELECT ${CLOSURE_COLUMNS} FROM closures c WHERE c.organization_id = $1`;

const ALL = { name: "closures", text: `${VIEW} ORDER BY c.start_date, c.end_date, c.id` };

export function findClosures(organizationId: string): Promise<ClosureView[]> {
  return rows<ClosureView>(ALL, [organizationId]);
}

const ONE = { name: "closure", text: `${VIEW} AND c.id = $2` };

export function findClosure(organizationId: string, id: string, tx: Transaction): Promise<ClosureView | undefined> {
  return row<ClosureView>(ONE, [organizationId, id], tx);
}

const COUNT = {
  name: "count-closures",
  text: `
    SELECT count(*)::int AS closures, coalesce(sum(cardinality(office_ids)), 0)::int AS named
    FROM closures WHERE organization_id = $1`,
};

export async function countClosures(
  organizationId: string,
  tx: Transaction,
): Promise<{ closures: number; named: number }> {
  return (await row(COUNT, [organizationId], tx)) ?? { closures: 0, named: 0 };
}

const OF_OFFICE = {
  name: "closures-of-office",
  text: `
    SELECT c.id, c.name, c.start_date::text AS "startDate", c.end_date::text AS "endDate" FROM closures c
    WHERE c.organization_id = $1 AND $2::uuid = ANY (c.office_ids) AND c.start_date <= $4::date AND c.end_date >= $3::date
    ORDER BY c.start_date, c.id`,
};

export function findClosuresOfOffice(
  organizationId: string,
  officeId: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<Pick<ClosureView, "id" | "name" | "startDate" | "endDate">[]> {
  return rows(OF_OFFICE, [organizationId, officeId, from, to]);
}

const ADD_DAYS = {
  name: "add-closure-days",
  text: `
    INSERT INTO holidays (organization_id, id, office_id, name, date, type, closure_id, created_at)
    SELECT c.organization_id, (substr($3, 1, 19) || substr(gen_random_uuid()::text, 20))::uuid, o.id, c.name, d.date,
      'custom', c.id, c.created_at
    FROM closures c CROSS JOIN LATERAL unnest(c.office_ids) o (id)
    CROSS JOIN LATERAL (SELECT c.start_date + n AS date FROM generate_series(0, c.end_date - c.start_date) n) d
    WHERE c.organization_id = $1 AND c.id = $2`,
};

export async function addClosureDays(organizationId: string, id: string, tx: Transaction): Promise<void> {
  await rows(ADD_DAYS, [organizationId, id, newId()], tx);
}

const COUNT_DAYS = {
  name: "count-closure-days",
  text: `SELECT office_id AS id, count(*)::int AS days FROM holidays
    WHERE organization_id = $1 AND office_id = ANY ($2::uuid[]) AND closure_id IS NOT NULL GROUP BY office_id`,
};

export async function countClosureDays(
  organizationId: string,
  officeIds: readonly string[],
  tx: Transaction,
): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ id: string; days: number }>(COUNT_DAYS, [organizationId, officeIds], tx);
  return new Map(found.map(({ id, days }) => [id, days]));
}
