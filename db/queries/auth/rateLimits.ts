import type { Transaction } from "sequelize";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { row, rows } from "../statement.ts";

/** `expire` is the end of the window in milliseconds since 1970. */
interface RateCount {
  key: string;
  points: number;
  expire: number;
  isTaken: boolean;
}

/** The order of keys prevents deadlocks. */
const TAKE = {
  name: "rate-take",
  text: `
    WITH wanted AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $5::int[]) w (key, expire, most, tries)),
    used_up AS (
      SELECT key, r.points + tries AS points, r.expire FROM rate_limits r JOIN wanted USING (key)
      WHERE r.expire > $4 AND r.points + tries > most),
    taken AS (
      INSERT INTO rate_limits AS r (key, points, expire)
      SELECT key, tries, expire FROM wanted WHERE NOT EXISTS (SELECT FROM used_up) ORDER BY key
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN r.expire <= $4 THEN excluded.points ELSE r.points + excluded.points END,
        expire = CASE WHEN r.expire <= $4 THEN excluded.expire ELSE r.expire END
      RETURNING key, points, expire)
    SELECT key, points, expire::float8 AS expire, false AS "isTaken" FROM used_up
    UNION ALL SELECT key, points, expire::float8, true FROM taken`,
};

/** If a key would exceed its limit, takes no points and returns only such keys. Concurrent calls can exceed limits. */
export function takeRatePoints(
  wanted: readonly { key: string; expire: number; most: number; tries: number }[],
  now: Date,
): Promise<RateCount[]> {
  const [keys, ends] = [wanted.map(({ key }) => key), wanted.map(({ expire }) => expire)];
  const [most, tries] = [wanted.map((each) => each.most), wanted.map((each) => each.tries)];
  return rows<RateCount>(TAKE, [keys, ends, most, now.getTime(), tries]);
}

/** Locks the rows in order of keys, like `TAKE`. */
const given = (keys: string, tries: string) => `(
      SELECT key, points, tries FROM rate_limits r
      JOIN unnest(${keys}::text[], ${tries}::int[]) t (key, tries) USING (key) ORDER BY key FOR UPDATE OF r) mine`;
const forgetUnused = (keys: string, tries: string) =>
  `DELETE FROM rate_limits r USING ${given(keys, tries)} WHERE r.key = mine.key AND mine.points <= tries`;
const giveBack = (keys: string, tries: string) => `
    UPDATE rate_limits r SET points = r.points - tries FROM ${given(keys, tries)}
    WHERE r.key = mine.key AND mine.points > tries`;

const GIVE_BACK = {
  name: "rate-give-back",
  text: `WITH unused AS (${forgetUnused("$1", "$2")}) ${giveBack("$1", "$2")}`,
};

interface Taken {
  key: string;
  tries: number;
}

export async function giveBackRatePoints(taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return;
  await rows(GIVE_BACK, [taken.map(({ key }) => key), taken.map(({ tries }) => tries)]);
}

export async function giveBackAtCommit(taken: readonly Taken[], tx: Transaction): Promise<void> {
  if (taken.length === 0) return;
  const [keys, tries] = [taken.map(({ key }) => key), taken.map((each) => each.tries)];
  await writeAtCommit((bind) => forgetUnused(bind(keys), bind(tries)), tx);
  await writeAtCommit((bind) => giveBack(bind(keys), bind(tries)), tx);
}

const USE_TURN = {
  name: "rate-use-turn",
  text: "DELETE FROM rate_limits WHERE key = $1 AND expire > $2 AND expire <= $3 RETURNING expire::float8 AS expire",
};

/** Returns the end of the deleted turn in milliseconds since 1970. */
export async function useRateTurn(key: string, now: Date, latest: Date): Promise<number | undefined> {
  return (await row<{ expire: number }>(USE_TURN, [key, now.getTime(), latest.getTime()]))?.expire;
}

const RETURN_TURN = {
  name: "rate-return-turn",
  text: `
    INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, 0, $2)
    ON CONFLICT (key) DO UPDATE SET expire = LEAST(r.expire, excluded.expire)`,
};

export async function returnRateTurn(key: string, end: number): Promise<void> {
  await rows(RETURN_TURN, [key, end]);
}

const KEEP_TURN = {
  name: "rate-keep-turn",
  text: `
    INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, 0, $2)
    ON CONFLICT (key) DO UPDATE SET expire = CASE WHEN r.expire <= $3 THEN excluded.expire ELSE r.expire END
    RETURNING expire::float8 AS expire`,
};

export async function keepRateTurn(key: string, end: number, now: Date): Promise<number> {
  return (await row<{ expire: number }>(KEEP_TURN, [key, end, now.getTime()]))?.expire ?? end;
}

const FORGET = { name: "rate-forget", text: "DELETE FROM rate_limits WHERE expire <= $1" };

export async function forgetRateLimits(until: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [until.getTime()], tx);
}
