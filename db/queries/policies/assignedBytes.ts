import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { columnsOf } from "../columnsOf.ts";
import { officesOf } from "../people/factsOf.ts";
import { row } from "../statement.ts";
import { IS_READ, versionsRead } from "./termsRows.ts";

/** The approximate size, in bytes, of a policy or version without its document. */
const SIMPLE = 250;

const BYTES = `${SIMPLE} + coalesce(octet_length(document::text), 0)`;

const SIZES = `
  sizes AS MATERIALIZED (
    SELECT p.id, p.user_id, p.group_label, ${SIMPLE} + sum(v.bytes) AS stored,
      ${SIMPLE} + sum(v.bytes) FILTER (WHERE v.is_read) AS bytes
    FROM pto_policies p CROSS JOIN LATERAL (
      SELECT is_read, ${BYTES} AS bytes FROM ${versionsRead("p.organization_id", "p.id")} w) v
    WHERE p.organization_id = $1 AND p.office_id IS NULL AND (p.ends_on IS NULL OR p.ends_on > p.starts_on)
    GROUP BY p.id, p.user_id, p.group_label)`;

const HAS_POLICIES = "(u.policy_ids IS NOT NULL OR u.past_policy_ids IS NOT NULL)";

const mostHours = (people: string) => `
  coalesce((SELECT max(bytes) FROM (
    SELECT sum(40 + octet_length(w.working_patterns::text)) AS bytes
    FROM users u JOIN offices w ON w.organization_id = u.organization_id AND w.working_patterns IS NOT NULL
      AND w.id = ANY (${officesOf("u")})
    WHERE u.organization_id = $1 AND ${people} GROUP BY u.id) hours), 0)::float8`;

/** `policies` is a count. The other values are approximate sizes in bytes. */
interface AssignedSizes {
  policies: number;
  stored: number;
  carried: number;
  hours: number;
}

interface ChangedPolicy {
  id: string;
  group: string | null;
  userId: string | null;
  added: readonly { version: number; effectiveOn: IsoDate; document: PolicyDocument | null }[];
}

const HOLDS = "(u.id = $4 OR $5 = ANY (u.groups) OR $2 = ANY (u.past_policy_ids))";

const OF_POLICY = {
  name: "sizes-with-policy",
  text: `
    WITH ${SIZES}, changed AS (
      SELECT ${SIMPLE} + sum(bytes) AS stored, ${SIMPLE} + sum(bytes) FILTER (WHERE is_read) AS bytes FROM (
        SELECT ${BYTES} AS bytes, ${IS_READ} AS is_read FROM (
          SELECT version, effective_on, document FROM policy_versions WHERE organization_id = $1 AND policy_id = $2
          UNION ALL SELECT * FROM unnest($6::int[], $7::date[], $8::jsonb[])
        ) AS versions (version, effective_on, document)) v)
    SELECT 1 + (SELECT count(*) FROM pto_policies WHERE organization_id = $1 AND office_id IS NULL AND id <> $2
        AND (ends_on IS NULL OR ends_on > starts_on OR created_at > $3::timestamptz - interval '1 year'))::int AS policies,
      (stored + (SELECT coalesce(sum(s.stored), 0) FROM sizes s WHERE s.id <> $2))::float8 AS stored,
      (bytes + coalesce((SELECT max(others) FROM (
        SELECT sum(s.bytes) AS others FROM users u JOIN sizes s ON s.id = ANY (u.policy_ids) OR s.id = ANY (u.past_policy_ids)
        WHERE u.organization_id = $1 AND ${HAS_POLICIES} AND s.id <> $2 AND ${HOLDS} GROUP BY u.id) p), 0)
      )::float8 AS carried,
      ${mostHours(HOLDS)} AS hours
    FROM changed`,
};

export async function findAssignedSizes(
  organizationId: string,
  { id, userId, group, added }: ChangedPolicy,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<AssignedSizes> {
  const versions = added.map((one) => ({ ...one, document: one.document && JSON.stringify(one.document) }));
  const columns = columnsOf(versions, ["version", "effectiveOn", "document"]);
  const found = await row<AssignedSizes>(OF_POLICY, [organizationId, id, now, userId, group, ...columns], tx);
  if (!found) throw new Error("An aggregate must return one row");
  return found;
}

const OF_GROUPS = {
  name: "sizes-of-groups",
  text: `
    WITH ${SIZES}
    SELECT max(bytes)::float8 AS bytes FROM (
      SELECT sum(s.bytes) AS bytes FROM unnest($2::uuid[], $3::jsonb[]) g (id, groups)
      LEFT JOIN users u ON u.organization_id = $1 AND u.id = g.id
      JOIN sizes s ON s.user_id = g.id OR g.groups ? s.group_label
        OR s.id = ANY (u.policy_ids) OR s.id = ANY (u.past_policy_ids)
      GROUP BY g.id) p`,
};

/** Includes policies of earlier groups, because closed leave years need them. */
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
  name: "sizes-of-hours",
  text: `SELECT ${mostHours(`${HAS_POLICIES} AND ($2::uuid[] IS NULL OR u.id = ANY ($2::uuid[]))`)} AS bytes`,
};

/** Null `people` means everyone. */
export async function findCarriedHours(
  organizationId: string,
  people: readonly string[] | null,
  tx: Transaction,
): Promise<number> {
  return (await row<{ bytes: number }>(OF_HOURS, [organizationId, people], tx))?.bytes ?? 0;
}
