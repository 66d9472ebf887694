import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { DelegationTo } from "#core/delegations/authorityOf.ts";
import type { Person } from "../people/person.ts";
import { row, rows } from "../statement.ts";

export const joinApprover = (now: string) => `
  JOIN users a ON a.organization_id = d.organization_id AND a.id = d.approver_id
  JOIN offices f ON f.organization_id = a.organization_id
    AND CASE WHEN a.office_id IS NULL THEN f.is_default ELSE f.id = a.office_id END
  CROSS JOIN LATERAL (SELECT date_in(f.timezone, ${now}::timestamptz) AS today) t`;

/** Needs `joinApprover`. */
export const STATE = `CASE WHEN d.ended_at IS NOT NULL OR t.today > d.ends_on THEN 'over'
    WHEN t.today < d.starts_on THEN 'ahead' ELSE 'current' END`;

const TO_DELEGATE = {
  name: "delegations-to",
  text: `
    SELECT d.id, d.approver_id AS "approverId", a.name AS "approverName",
      d.created_by_id AS "createdById", d.ends_on::text AS "to", ${STATE} AS state
    FROM delegations d ${joinApprover("$2")}
    WHERE d.organization_id = $1 AND d.delegate_id = $3 AND d.ends_on >= t.today - 90 ORDER BY d.starts_on, d.id`,
};

export async function findDelegationsTo(
  { organizationId, id, hasDelegations }: Pick<Person, "organizationId" | "id" | "hasDelegations">,
  now: Date,
  tx?: Transaction,
): Promise<DelegationTo[]> {
  if (!hasDelegations) return [];
  return rows<DelegationTo>(TO_DELEGATE, [organizationId, now, id], tx);
}

export function findDelegationsToEach(
  _organizationId: string,
  people: readonly Pick<Person, "organizationId" | "id" | "hasDelegations">[],
  now: Date,
): Promise<{ id: string; to: DelegationTo[] }[]> {
  return Promise.all(people.map(async (person) => ({ id: person.id, to: await findDelegationsTo(person, now) })));
}

export async function isDelegate(person: Parameters<typeof findDelegationsTo>[0], now: Date): Promise<boolean> {
  return (await findDelegationsTo(person, now)).some(({ state }) => state === "current");
}

const OF_ALL = {
  name: "current-delegations",
  text: `
    SELECT d.delegate_id AS "delegateId", d.id, d.approver_id AS "approverId", a.name AS "approverName",
      d.created_by_id AS "createdById", d.ends_on::text AS "to", 'current' AS state
    FROM delegations d ${joinApprover("$2")}
    WHERE d.organization_id = $1 AND ${STATE} = 'current' ORDER BY d.starts_on, d.id`,
};

export function findCurrentDelegations(
  organizationId: string,
  now: Date,
  tx?: Transaction,
): Promise<(DelegationTo & { delegateId: string })[]> {
  return rows(OF_ALL, [organizationId, now], tx);
}

export interface DelegationView {
  id: string;
  approverId: string;
  approverName: string;
  delegateId: string;
  delegateName: string;
  from: IsoDate;
  to: IsoDate;
  isCurrent: boolean;
}

const VIEW = `
  SELECT d.id, d.approver_id AS "approverId", a.name AS "approverName", d.delegate_id AS "delegateId",
    p.name AS "delegateName", d.starts_on::text AS "from", d.ends_on::text AS "to", ${STATE} = 'current' AS "isCurrent"
  FROM delegations d ${joinApprover("$2")}
  JOIN users p ON p.organization_id = d.organization_id AND p.id = d.delegate_id
  WHERE d.organization_id = $1 AND ${STATE} <> 'over'`;

const OF_PERSON = {
  name: "delegations-of-person",
  text: `${VIEW} AND $3 IN (d.approver_id, d.delegate_id) ORDER BY d.starts_on, d.id`,
};

export function findDelegationsOf(
  { organizationId, id }: { organizationId: string; id: string },
  now: Date,
): Promise<DelegationView[]> {
  return rows<DelegationView>(OF_PERSON, [organizationId, now, id]);
}

const ONE = { name: "delegation", text: `${VIEW} AND d.id = $3` };

export function findDelegation(
  organizationId: string,
  id: string,
  now: Date,
  tx?: Transaction,
): Promise<DelegationView | undefined> {
  return row<DelegationView>(ONE, [organizationId, now, id], tx);
}

const OVERLAPPING = {
  name: "overlapping-delegation",
  text: `${VIEW} AND d.approver_id = $3 AND daterange(d.starts_on, d.ends_on, '[]') && daterange($4::date, $5::date, '[]')
    ORDER BY d.starts_on LIMIT 1`,
};

export function findOverlappingDelegation(
  { organizationId, id }: { organizationId: string; id: string },
  { from, to }: { from: IsoDate; to: IsoDate },
  now: Date,
  tx?: Transaction,
): Promise<DelegationView | undefined> {
  return row<DelegationView>(OVERLAPPING, [organizationId, now, id, from, to], tx);
}

const COUNT = {
  name: "count-delegations",
  text: `SELECT count(*)::int AS count FROM (${VIEW} AND d.approver_id = $3) d`,
};

export async function countDelegationsBy(
  { organizationId, id }: { organizationId: string; id: string },
  now: Date,
  tx: Transaction,
): Promise<number> {
  return (await row<{ count: number }>(COUNT, [organizationId, now, id], tx))?.count ?? 0;
}

const USE = {
  name: "use-delegations",
  text: "UPDATE organizations SET has_delegations = true WHERE id = $1 AND NOT has_delegations",
};

export async function noteDelegations(organizationId: string, tx: Transaction): Promise<void> {
  await rows(USE, [organizationId], tx);
}

const BEGUN = {
  name: "begun-delegation",
  text: "UPDATE delegations SET begun_at = $3 WHERE organization_id = $1 AND id = $2",
};

export async function noteBegun(
  organizationId: string,
  id: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(BEGUN, [organizationId, id, now], tx);
}

const END = {
  name: "end-delegation",
  text: `UPDATE delegations SET ended_at = $3
    WHERE organization_id = $1 AND id = $2 AND ended_at IS NULL RETURNING delegate_id AS "delegateId"`,
};
const END_OF_PERSON = {
  name: "end-delegations-of-person",
  text: `UPDATE delegations SET ended_at = $3
    WHERE organization_id = $1 AND $2 IN (approver_id, delegate_id) AND ended_at IS NULL RETURNING delegate_id AS "delegateId"`,
};

export async function endDelegations(
  organizationId: string,
  which: { id: string } | { personId: string },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<string[]> {
  const [statement, id] = "id" in which ? [END, which.id] : [END_OF_PERSON, which.personId];
  return (await rows<{ delegateId: string }>(statement, [organizationId, id, now], tx)).map(
    ({ delegateId }) => delegateId,
  );
}
