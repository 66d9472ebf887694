import type { Transaction } from "sequelize";
import { PERSON_FIELDS, type Person } from "../person.ts";
import { rows } from "../statement.ts";

const PEOPLE = {
  name: "import-opening-people",
  text: `${PERSON_FIELDS} WHERE u.organization_id = $1 AND lower(u.email) = ANY ($2::text[]) ORDER BY u.id`,
};

/** The people of an organisation who have one of some e-mails, in the order in which to lock them. */
export function findPeopleByEmail(
  organizationId: string,
  emails: readonly string[],
  tx?: Transaction,
): Promise<Person[]> {
  return rows<Person>(PEOPLE, [organizationId, emails], tx);
}

const BY_ID = {
  name: "import-people-by-id",
  text: `${PERSON_FIELDS} WHERE u.organization_id = $1 AND u.id = ANY ($2::uuid[]) ORDER BY u.id`,
};

/** People of an organisation by their ids. */
export function findPeopleById(organizationId: string, ids: readonly string[], tx: Transaction): Promise<Person[]> {
  return rows<Person>(BY_ID, [organizationId, ids], tx);
}
