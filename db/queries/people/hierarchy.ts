import type { Transaction } from "sequelize";
import type { PersonNode } from "#core/people/approver.ts";
import { rows } from "../statement.ts";

const AROUND = {
  name: "people-around",
  text: `
    WITH RECURSIVE above AS (
      SELECT id, manager_id FROM users WHERE organization_id = $1 AND id = ANY($2::uuid[])
      UNION
      SELECT m.id, m.manager_id FROM above a JOIN users m ON m.organization_id = $1 AND m.id = a.manager_id
    )
    SELECT id, name, role, manager_id AS "managerId", office_id AS "officeId", is_active AS "isActive" FROM users
    WHERE organization_id = $1
      AND (id IN (SELECT id FROM above) OR (is_active AND role IN ('Admin', 'Owner')))`,
};

/**
 * Returns the people who may decide for others: the given ones, everyone above them, and all active Admins and Owners.
 */
export async function peopleAround(
  organizationId: string,
  ids: string[],
  tx?: Transaction,
): Promise<ReadonlyMap<string, PersonNode>> {
  const found = await rows<PersonNode>(AROUND, [organizationId, ids], tx);
  return new Map(found.map((person) => [person.id, person]));
}
