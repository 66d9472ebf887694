import type { Transaction } from "sequelize";
import type { FeedKind } from "#core/feeds/FeedInput.ts";
import { PERSON_FIELDS, type Person } from "../people/person.ts";
import { row, rows } from "../statement.ts";

/** A null `officeId` or `types` doesn't filter the feed. */
export interface FeedRow {
  id: string;
  name: string;
  kind: FeedKind;
  officeId: string | null;
  types: string[] | null;
  withPending: boolean;
  createdAt: Date;
  fetchedAt: Date | null;
  agent: string | null;
}

const COLUMNS = `c.id, c.name, c.kind, c.office_id AS "officeId", c.types, c.with_pending AS "withPending",
      c.created_at AS "createdAt", c.fetched_at AS "fetchedAt", c.agent`;
const OF_USER = {
  name: "feeds-of-user",
  text: `
    SELECT ${COLUMNS} FROM calendar_feeds c WHERE c.organization_id = $1 AND c.user_id = $2 ORDER BY c.created_at DESC, c.id`,
};

interface Someone {
  organizationId: string;
  id: string;
}

export function findFeeds({ organizationId, id }: Someone, tx?: Transaction): Promise<FeedRow[]> {
  return rows<FeedRow>(OF_USER, [organizationId, id], tx);
}

const DELETE = {
  name: "feed-delete",
  text: `
    WITH gone AS (
      DELETE FROM calendar_feeds WHERE organization_id = $1 AND user_id = $2 AND ($3::uuid IS NULL OR id = $3)
      RETURNING id, kind),
    tokens AS (
      DELETE FROM access_tokens WHERE organization_id = $1 AND subject_id IN (SELECT id FROM gone))
    SELECT id, kind FROM gone`,
};

export function deleteFeeds(
  { organizationId, id }: Someone,
  tx: Transaction,
  feedId?: string,
): Promise<{ id: string; kind: FeedKind }[]> {
  return rows(DELETE, [organizationId, id, feedId ?? null], tx);
}

export interface FetchedFeed {
  feed: FeedRow;
  person: Person;
  officesVersion: string;
  fetches: number;
  /** The end of the window in milliseconds since 1970. */
  resetsAt: number;
}

const FETCH = {
  name: "feed-fetch",
  text: `
    WITH fetched AS (
      SELECT ${COLUMNS}, c.organization_id, c.user_id FROM access_tokens t
      JOIN calendar_feeds c ON c.organization_id = t.organization_id AND c.id = t.subject_id
      WHERE t.token_hash = $1 AND t.purpose = 'feed'),
    counted AS (
      INSERT INTO rate_limits AS r (key, points, expire) SELECT $4::text, 1, $5::bigint FROM fetched
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN r.expire <= $6 THEN 1 ELSE least(r.points + 1, $7::int + 1) END,
        expire = CASE WHEN r.expire <= $6 THEN excluded.expire ELSE r.expire END
      RETURNING points, expire),
    noted AS (
      UPDATE calendar_feeds c SET fetched_at = $2::timestamptz, agent = $3 WHERE (c.organization_id, c.id) IN (
        SELECT o.organization_id, o.id FROM calendar_feeds o JOIN fetched USING (organization_id, id)
        WHERE o.fetched_at IS NULL OR o.fetched_at <= $2::timestamptz - interval '1 minute'
        FOR NO KEY UPDATE OF o SKIP LOCKED))
    SELECT to_jsonb(fetched) AS feed, n.points AS fetches, n.expire::float8 AS "resetsAt", (SELECT max(updated_at)::text FROM offices o
        WHERE o.organization_id = fetched.organization_id) AS "officesVersion", p.*
    FROM fetched CROSS JOIN counted n JOIN LATERAL (${PERSON_FIELDS}
      WHERE u.organization_id = fetched.organization_id AND u.id = fetched.user_id) p ON true`,
};

/** `expire` is in milliseconds since 1970. Returns the feed even beyond `most` fetches. */
export async function fetchFeed(
  tokenHash: Buffer,
  {
    now,
    agent,
    rateKey,
    most,
    expire,
  }: { now: Date; agent: string | null; rateKey: string; most: number; expire: number },
): Promise<FetchedFeed | undefined> {
  const found = await row<Person & Omit<FetchedFeed, "person">>(FETCH, [
    tokenHash,
    now,
    agent,
    rateKey,
    expire,
    now.getTime(),
    most,
  ]);
  if (!found) return undefined;
  const { feed, officesVersion, fetches, resetsAt, ...person } = found;
  return { feed, officesVersion, fetches, resetsAt, person };
}
