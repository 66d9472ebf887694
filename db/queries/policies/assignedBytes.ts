import type { Transaction } from "sequelize";
import { columnsOf } from "../columnsOf.ts";
import { row } from "../statement.ts";
import { versionsRead } from "./termsRows.ts";

/** The approximate size, in bytes, of a version without its document, or of a policy without its versions. */
const SIMPLE = 250;

/** The policies of groups and people of the organization $1 that apply on any day, with their sizes in bytes. */
const SIZES = `
  sizes AS MATERIALIZED (
    SELECT p.id, p.user_id, p.group_label, ${SIMPLE} + sum(v.bytes) AS stored,
      ${SIMPLE} + sum(v.bytes) FILTER (WHERE v.is_read) AS bytes
    FROM pto_policies p CROSS JOIN LATERAL (
      SELECT w.is_read, ${SIMPLE} + coalesce(octet_length(w.document::text), 0) AS bytes
      FROM ${versionsRead("p.organization_id", "p.id")} w) v
    WHERE p.organization_id = $1 AND p.office_id IS NULL AND (p.ends_on IS NULL OR p.ends_on > p.starts_on)
    GROUP BY p.id, p.user_id, p.group_label)`;

/** The size, in bytes, of the working hours of all offices, which are read with each person's policies. */
const HOURS = `
  (SELECT coalesce(sum(40 + octet_length(working_patterns::text)), 0) FROM offices
    WHERE organization_id = $1 AND working_patterns IS NOT NULL)::float8`;

/** The number of an organization's policies of groups and people, and approximate sizes in bytes. */
interface AssignedSizes {
  /** Policies that ended on their first day count for a year after they were created. */
  policies: number;
  /** The size of all versions of all these policies. */
  stored: number;
  /** The largest total size of the policies of a person who has the given policy. */
  carried: number;
  /** The size of the working hours of all offices. */
  hours: number;
}

const OF_POLICY = {
  name: "sizes-with-policy",
  text: `
    WITH ${SIZES}
    SELECT (SELECT count(*) FROM pto_policies WHERE organization_id = $1 AND office_id IS NULL
        AND (ends_on IS NULL OR ends_on > starts_on OR created_at > $3::timestamptz - interval '1 year'))::int AS policies,
      (SELECT coalesce(sum(stored), 0) FROM sizes)::float8 AS stored,
      greatest((SELECT bytes FROM sizes WHERE id = $2), (SELECT max(bytes) FROM (
        SELECT sum(s.bytes) AS bytes FROM users u CROSS JOIN unnest(u.policy_ids) one (id) JOIN sizes s ON s.id = one.id
        WHERE u.organization_id = $1 AND u.policy_ids IS NOT NULL AND $2 = ANY (u.policy_ids) GROUP BY u.id) p), 0)::float8 AS carried,
      ${HOURS} AS hours`,
};

/**
 * Returns the number and the sizes of an organization's policies of groups and people; `carried` considers the people
 * who have the given policy.
 */
export async function findAssignedSizes(
  organizationId: string,
  policyId: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<AssignedSizes> {
  const found = await row<AssignedSizes>(OF_POLICY, [organizationId, policyId, now], tx);
  if (!found) throw new Error("A SELECT without a table must return one row");
  return found;
}

const OF_GROUPS = {
  name: "sizes-of-groups",
  text: `
    WITH ${SIZES}
    SELECT max(bytes)::float8 AS bytes FROM (
      SELECT sum(s.bytes) AS bytes FROM unnest($2::uuid[], $3::jsonb[]) g (id, groups)
      JOIN sizes s ON s.user_id = g.id OR g.groups ? s.group_label GROUP BY g.id) p`,
};

/**
 * Returns the largest total size, in bytes, of the policies that one of the people would have with the given groups.
 */
export async function findCarriedBytes(
  organizationId: string,
  people: readonly { id: string; groups: readonly string[] }[],
  tx: Transaction,
): Promise<number> {
  const asJson = people.map(({ id, groups }) => ({ id, groups: JSON.stringify(groups) }));
  const values = [organizationId, ...columnsOf(asJson, ["id", "groups"])];
  return (await row<{ bytes: number | null }>(OF_GROUPS, values, tx))?.bytes ?? 0;
}

const OF_HOURS = {
  name: "size-of-hours",
  text: `
    SELECT ${HOURS} AS bytes
    WHERE EXISTS (SELECT FROM pto_policies WHERE organization_id = $1 AND office_id IS NULL)`,
};

/** Returns the size, in bytes, of the working hours of all offices; 0 without policies of groups and people. */
export async function findCarriedHours(organizationId: string, tx: Transaction): Promise<number> {
  return (await row<{ bytes: number }>(OF_HOURS, [organizationId], tx))?.bytes ?? 0;
}
