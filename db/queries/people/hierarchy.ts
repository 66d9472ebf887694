import type { Transaction } from "sequelize";
import type { PersonNode } from "#core/people/approver.ts";
import { type Read, readAlone } from "../readTogether.ts";
import { rows } from "../statement.ts";

/** SQL. The nested ARRAY makes PostgreSQL keep one plan that searches by index. */
export const above = (ids: string): string => `
  above AS (
    SELECT id, manager_id FROM users WHERE organization_id = $1 AND id = ANY (ARRAY(SELECT unnest(${ids})))
    UNION
    SELECT m.id, m.manager_id FROM above a CROSS JOIN LATERAL (
      SELECT id, manager_id FROM users WHERE organization_id = $1 AND id = a.manager_id OFFSET 0) m
  )`;

/** OFFSET 0 makes the planner search by index instead of reading everyone. */
export const REPORTS_OF_BELOW = `
  SELECT u.id FROM below b CROSS JOIN LATERAL (
    SELECT id FROM users WHERE organization_id = $1 AND manager_id = b.id OFFSET 0) u`;

export const below = (first: string): string => `
  below AS (
    ${first}
    UNION
    ${REPORTS_OF_BELOW}
  )`;

export const ABOVE_OR_ADMIN = `ARRAY(
  SELECT id FROM above
  UNION
  SELECT id FROM users WHERE organization_id = $1 AND is_active AND role IN ('Admin', 'Owner'))`;

const BELOW = {
  name: "people-below",
  text: `
    WITH RECURSIVE ${below("SELECT id FROM users WHERE organization_id = $1 AND manager_id = $2")}
    SELECT u.id FROM users u WHERE u.organization_id = $1 AND u.id = ANY (ARRAY(SELECT id FROM below)) AND u.is_active
      AND u.id <> $2
    ORDER BY u.name COLLATE "en-x-icu", u.id`,
};

export async function findPeopleBelow(organizationId: string, id: string): Promise<string[]> {
  return (await rows<{ id: string }>(BELOW, [organizationId, id])).map((person) => person.id);
}

const AROUND = {
  name: "people-around",
  text: `
    WITH RECURSIVE ${above("$2::uuid[]")}
    SELECT id, name, role, manager_id AS "managerId", office_id AS "officeId", is_active AS "isActive" FROM users
    WHERE organization_id = $1 AND id = ANY (${ABOVE_OR_ADMIN})`,
};

export function peopleAround(organizationId: string, ids: string[], tx?: Transaction): Promise<PeopleAround> {
  return readAlone(aroundPeople(organizationId, ids), tx);
}

type PeopleAround = ReadonlyMap<string, PersonNode>;

export function aroundPeople(organizationId: string, ids: string[]): Read<PeopleAround> {
  return {
    statement: AROUND,
    values: [organizationId, ids],
    resultOf: (found: PersonNode[]) => new Map(found.map((person) => [person.id, person])),
  };
}

export async function findPeopleAround(
  organizationId: string,
  ids: readonly string[],
): Promise<{ id: string; people: PeopleAround }[]> {
  const people = await peopleAround(organizationId, [...ids]);
  return ids.map((id) => ({ id, people }));
}
