import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import { newId } from "#db/newId.ts";
import { columnsOf } from "../columnsOf.ts";
import { CURRENT_SERIES } from "../ledgerSeries.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import { findLeaveTypes } from "../leaveTypes/leaveTypes.ts";
import { rows } from "../statement.ts";
import { FACT_COLUMNS, factsWithEvents, factValues } from "./factsOf.ts";

export interface AddedPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  managerId: string | null;
  officeId: string | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  ptoBalanceOverride: Minutes | null;
  facts: PersonFacts | null;
  addedOn: IsoDate;
  postedThrough: IsoDate;
}

const PEOPLE = {
  name: "add-people",
  text: `
    INSERT INTO users (organization_id, id, name, email, role, manager_id, office_id, start_date, end_date,
      pto_balance_override, added_on, posted_through, ${FACT_COLUMNS}, working_patterns, created_at, updated_at, ledger_series)
    SELECT $1, p.id, p.name, p.email, p.role, p.manager_id, p.office_id, p.start_date, p.end_date, p.minutes, p.added_on,
      p.posted_through, ${factValues("p.facts")}, p.facts -> 'workingPatterns', $14, $14, ${CURRENT_SERIES}
    FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::uuid[], $8::date[], $9::date[],
      $10::int[], $11::date[], $12::date[], $13::jsonb[])
      p (id, name, email, role, manager_id, office_id, start_date, end_date, minutes, added_on, posted_through, facts)
    RETURNING id, CASE WHEN policy_ids IS NOT NULL THEN ${factsWithEvents("users")} END AS facts`,
};
const COLUMNS = [
  "id",
  "name",
  "email",
  "role",
  "managerId",
  "officeId",
  "startDate",
  "endDate",
  "ptoBalanceOverride",
  "addedOn",
  "postedThrough",
  "facts",
] as const;
const BALANCES = {
  name: "add-balances",
  text: `
    INSERT INTO pto_balances (organization_id, id, user_id, type)
    SELECT $1, b.* FROM unnest($2::uuid[], $3::uuid[], $4::text[]) b`,
};

export async function insertPeople(
  organizationId: string,
  people: readonly AddedPerson[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<AddedPerson[]> {
  const values = [organizationId, ...columnsOf(people, COLUMNS), now];
  const added = await rows<Pick<AddedPerson, "id" | "facts">>(PEOPLE, values, tx);
  const types = await findLeaveTypes(organizationId, tx);
  const balances = people.flatMap(({ id }) => types.map(({ key }) => ({ id: newId(), userId: id, type: key })));
  await rows(BALANCES, [organizationId, ...columnsOf(balances, ["id", "userId", "type"])], tx);
  const withPolicies = new Map(added.flatMap(({ id, facts }) => (facts ? [[id, facts] as const] : [])));
  return people.map((person) => ({ ...person, facts: withPolicies.get(person.id) ?? person.facts }));
}
