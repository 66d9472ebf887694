import { createHash } from "node:crypto";
import type { Limit } from "#core/throttling/limits.ts";
import { tooMany } from "#core/throttling/tooMany.ts";
import { Refusal } from "#core/refusal.ts";
import { giveBackRatePoints, takeRatePoints } from "#db/queries/auth/rateLimits.ts";
import { operationsRuntime } from "./runtime.ts";

/** A limit, and the account or address to count; undefined isn't counted. */
export type Counted = readonly [limit: Limit, of: string | undefined];

/**
 * Takes a point from each limit before the attempt runs, and returns the points taken so far. Throws the refusal
 * `too_many` if a limit is exhausted.
 */
export type Count = (...wanted: readonly Counted[]) => Promise<ReadonlyMap<Limit, number>>;

const MINUTE = 60_000;

/** Runs a counted attempt, and gives back the points that don't count for its outcome. */
export async function counting<Result>(run: (count: Count) => Promise<Result>): Promise<Result> {
  const taken = new Map<string, Limit>();
  const count: Count = async (...wanted) => {
    const points = await take(wanted);
    for (const { key, limit } of points) taken.set(key, limit);
    return new Map(points.map(({ limit, points: spent }) => [limit, spent]));
  };
  const giveBack = (outcome: "success" | "failure" | "none") =>
    giveBackRatePoints([...taken].flatMap(([key, limit]) => (keeps(limit, outcome) ? [] : [key])));
  let result: Result;
  try {
    result = await run(count);
  } catch (error) {
    await giveBack(isVerdict(error) ? "failure" : "none");
    throw error;
  }
  await giveBack("success");
  return result;
}

/** Returns the key of a count, hashed so that the table contains no address or email. */
export function rateKey(limit: Pick<Limit, "name">, of: string): string {
  return `${limit.name}:${createHash("sha256").update(of).digest("base64url")}`;
}

function keeps({ counts }: Limit, outcome: "success" | "failure" | "none"): boolean {
  if (outcome === "none") return false;
  return counts === "all" || (counts === "failures") === (outcome === "failure");
}

/**
 * Returns whether an error is a verdict on the attempt. An attempt that was throttled or failed because of our own
 * error reveals nothing, so it doesn't count.
 */
function isVerdict(error: unknown): boolean {
  return error instanceof Refusal && error.kind !== "throttled";
}

async function take(wanted: readonly Counted[]): Promise<{ key: string; limit: Limit; points: number }[]> {
  const now = operationsRuntime().clock.now();
  const asked = new Map(wanted.flatMap(([limit, of]) => (of === undefined ? [] : [[rateKey(limit, of), limit]])));
  if (asked.size === 0) return [];
  const windows = [...asked].map(([key, { minutes, points }]) => {
    return { key, expire: now.getTime() + minutes * MINUTE, most: points };
  });
  const counts = await takeRatePoints(windows, now);
  const waits = counts.flatMap(({ key, points, expire }) => (points > (asked.get(key)?.points ?? 0) ? [expire] : []));
  if (waits.length > 0) {
    await giveBackRatePoints(counts.flatMap(({ key, isTaken }) => (isTaken ? [key] : [])));
    throw tooMany(Math.max(...waits) - now.getTime());
  }
  return counts.flatMap(({ key, points }) => {
    const limit = asked.get(key);
    return limit ? [{ key, limit, points }] : [];
  });
}
