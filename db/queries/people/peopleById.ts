import type { Transaction } from "sequelize";
import { PERSON_FIELDS, type Person } from "./person.ts";
import { lockPeople } from "../ledger/postedPeople.ts";
import { rows } from "../statement.ts";

const BY_EMAIL = {
  name: "people-by-email",
  text: `${PERSON_FIELDS} WHERE u.organization_id = $1 AND lower(u.email) = ANY ($2::text[]) ORDER BY u.id`,
};

/** Returns people in locking order. */
export function findPeopleByEmail(
  organizationId: string,
  emails: readonly string[],
  tx?: Transaction,
): Promise<Person[]> {
  return rows<Person>(BY_EMAIL, [organizationId, emails], tx);
}

const BY_ID = {
  name: "people-by-id",
  text: `${PERSON_FIELDS} WHERE u.organization_id = $1 AND u.id = ANY ($2::uuid[]) ORDER BY u.id`,
};

export function findPeopleById(organizationId: string, ids: readonly string[], tx?: Transaction): Promise<Person[]> {
  return rows<Person>(BY_ID, [organizationId, ids], tx);
}

export async function lockPeopleById(
  organizationId: string,
  ids: readonly string[],
  tx: Transaction,
): Promise<Person[]> {
  await lockPeople(organizationId, ids, { wait: true }, tx);
  return findPeopleById(organizationId, ids, tx);
}
