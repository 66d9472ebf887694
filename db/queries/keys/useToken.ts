import { PERSON_FIELDS, type Person } from "../people/person.ts";
import { row } from "../statement.ts";
import { KEY_COLUMNS, type KeyRow } from "./keys.ts";

/** The key has at most the rights of `person`. `calls` counts up to `most` + 1. */
export interface UsedKey {
  key: KeyRow;
  person: Person;
  calls: number;
  /** In milliseconds since 1970. */
  resetsAt: number;
}

const USE = {
  name: "key-use",
  text: `
    WITH used AS (
      SELECT ${KEY_COLUMNS}, k.organization_id
      FROM access_tokens t
      JOIN api_keys k ON k.organization_id = t.organization_id AND k.id = t.subject_id
      JOIN users u ON u.organization_id = k.organization_id AND u.id = k.user_id
      JOIN organizations o ON o.id = k.organization_id
      WHERE t.token_hash = $1 AND t.purpose = $7),
    counted AS (
      INSERT INTO rate_limits AS r (key, points, expire) SELECT $2::text, 1, $3::bigint FROM used
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN r.expire <= $4 THEN 1 ELSE least(r.points + 1, $5::int + 1) END,
        expire = CASE WHEN r.expire <= $4 THEN excluded.expire ELSE r.expire END
      RETURNING points, expire),
    noted AS (
      UPDATE api_keys k SET last_used_at = $6::timestamptz WHERE (k.organization_id, k.id) IN (
        SELECT f.organization_id, f.id FROM api_keys f JOIN used USING (organization_id, id)
        WHERE f.revoked_at IS NULL
          AND (f.last_used_at IS NULL OR f.last_used_at <= $6::timestamptz - interval '1 minute')
        FOR NO KEY UPDATE OF f SKIP LOCKED))
    SELECT to_jsonb(used) AS key, c.points AS calls, c.expire::float8 AS "resetsAt", p.*
    FROM used CROSS JOIN counted c
    JOIN LATERAL (${PERSON_FIELDS} WHERE u.organization_id = used.organization_id AND u.id = used."userId") p ON true`,
};

export async function useKeyToken(
  tokenHash: Buffer,
  {
    purpose,
    rateKey,
    most,
    expire,
    now,
  }: { purpose: "key" | "scim"; rateKey: string; most: number; expire: number; now: Date },
): Promise<UsedKey | undefined> {
  type Found = Person & { key: Record<keyof KeyRow, never>; calls: number; resetsAt: number };
  const found = await row<Found>(USE, [tokenHash, rateKey, expire, now.getTime(), most, now, purpose]);
  if (!found) return undefined;
  const { key, calls, resetsAt, ...person } = found;
  const dates = { createdAt: new Date(key.createdAt), expiresAt: new Date(key.expiresAt) };
  const used = { lastUsedAt: now, revokedAt: key.revokedAt && new Date(key.revokedAt) };
  return { key: { ...key, ...dates, ...used }, person, calls, resetsAt };
}
