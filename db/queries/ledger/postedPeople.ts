import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Employment } from "#core/policies/PolicyTerms.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import { factsWithEvents } from "../people/factsOf.ts";
import { rows } from "../statement.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

export interface PostedPerson extends Employment {
  id: string;
  addedOn: IsoDate;
  ptoBalanceOverride: Minutes | null;
  facts: PersonFacts | null;
  postedThrough: IsoDate | null;
  hasHistory: boolean;
  isActive: boolean;
}

/** Selects people in order of id, after the id `after`: `most` people, or everyone through the id `through`. */
export type PeopleWindow = { after: string } & ({ most: number } | { through: string });

const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
const peopleWhere = (where: string) => `
  SELECT id, start_date AS "startDate", end_date AS "endDate", added_on AS "addedOn",
    pto_balance_override AS "ptoBalanceOverride", posted_through AS "postedThrough", has_history AS "hasHistory",
    is_active AS "isActive",
    ${factsWithEvents("u")} AS facts
  FROM users u WHERE organization_id = $1 AND (is_active OR end_date >= $5) AND ${where} AND id > $2
    AND id <= coalesce($4, '${LAST_ID}')::uuid ORDER BY id LIMIT $3`;

const OF_OFFICE = { name: "posted-people", text: peopleWhere("office_id = $6") };
const WITHOUT_OFFICE = { name: "posted-people-without-office", text: peopleWhere("office_id IS NULL") };

/**
 * Returns active people of the office or, with a null office, people without an office. With `leftSince`, also returns
 * inactive people whose last day is on or after that day, because their balances may not be settled yet.
 */
export function findPostedPeople(
  organizationId: string,
  { officeId, leftSince, ...window }: { officeId: string | null; leftSince?: IsoDate } & PeopleWindow,
  tx: Transaction,
): Promise<PostedPerson[]> {
  const [most, through] = "most" in window ? [window.most, null] : [null, window.through];
  const values = [organizationId, window.after, most, through, leftSince ?? null];
  return officeId === null
    ? rows<PostedPerson>(WITHOUT_OFFICE, values, tx)
    : rows<PostedPerson>(OF_OFFICE, [...values, officeId], tx);
}

const ELSEWHERE = {
  name: "placed-elsewhere",
  text: `
    SELECT DISTINCT u.id FROM office_placements p
    JOIN users u ON u.organization_id = p.organization_id AND u.id = p.user_id AND u.is_active
    WHERE p.organization_id = $1 AND p.office_id = $2 AND coalesce(u.office_id, ${DEFAULT_OFFICE}) <> $2
    ORDER BY u.id`,
};

export async function findPlacedElsewhere(
  organizationId: string,
  officeId: string,
  tx: Transaction,
): Promise<string[]> {
  return (await rows<{ id: string }>(ELSEWHERE, [organizationId, officeId], tx)).map(({ id }) => id);
}

const LOCK = "SELECT id FROM users WHERE organization_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id FOR NO KEY UPDATE";
const LOCK_ALL = { name: "lock-people", text: LOCK };
const LOCK_FREE = { name: "lock-free-people", text: `${LOCK} SKIP LOCKED` };

/** Locks in order of ids. Without `wait`, skips people who are already locked. */
export async function lockPeople(
  organizationId: string,
  ids: readonly string[],
  { wait }: { wait: boolean },
  tx: Transaction,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const locked = await rows<{ id: string }>(wait ? LOCK_ALL : LOCK_FREE, [organizationId, ids], tx);
  return new Set(locked.map(({ id }) => id));
}
