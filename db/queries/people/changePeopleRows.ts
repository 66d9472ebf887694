import type { Transaction } from "sequelize";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import { columnsOf } from "../columnsOf.ts";
import { setFacts } from "./factsOf.ts";
import type { Person } from "./person.ts";
import { rows } from "../statement.ts";

type ChangedRow = Pick<Person, (typeof COLUMNS)[number]>;

const CHANGE = {
  name: "change-people",
  text: `
    UPDATE users u SET name = c.name, role = c.role, manager_id = c.manager_id, office_id = c.office_id,
      start_date = c.start_date, end_date = c.end_date, pto_balance_override = c.minutes, is_active = c.is_active,
      ${setFacts("c.facts")}, past_facts = c.facts -> 'past', updated_at = $12
    FROM unnest($2::uuid[], $3::text[], $4::text[], $5::uuid[], $6::uuid[], $7::date[], $8::date[], $9::int[],
      $10::boolean[], $11::jsonb[]) c (id, name, role, manager_id, office_id, start_date, end_date, minutes, is_active, facts)
    WHERE u.organization_id = $1 AND u.id = c.id`,
};

const COLUMNS = [
  "id",
  "name",
  "role",
  "managerId",
  "officeId",
  "startDate",
  "endDate",
  "ptoBalanceOverride",
  "isActive",
  "facts",
] as const;

/** The caller must lock the people. */
export async function changePeopleRows(
  organizationId: string,
  people: readonly ChangedRow[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const values = [organizationId, ...columnsOf(people, COLUMNS), now];
  await rows(CHANGE, values, tx);
}

const PATTERNS = {
  name: "change-patterns",
  text: "UPDATE users SET working_patterns = $3::jsonb WHERE organization_id = $1 AND id = $2",
};

/** The caller must lock the person. */
export async function changePatterns(
  organizationId: string,
  userId: string,
  patterns: readonly PatternChange[] | null,
  tx: Transaction,
): Promise<void> {
  await rows(PATTERNS, [organizationId, userId, patterns && JSON.stringify(patterns)], tx);
}

const EMAIL = {
  name: "change-email",
  text: "UPDATE users SET email = $3, updated_at = $4 WHERE organization_id = $1 AND id = $2",
};

/** The caller must lock the person. */
export async function changeEmail(
  organizationId: string,
  userId: string,
  email: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(EMAIL, [organizationId, userId, email, now], tx);
}
