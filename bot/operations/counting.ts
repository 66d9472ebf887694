import { createHash } from "node:crypto";
import type { Transaction } from "sequelize";
import type { Limit } from "#core/throttling/limits.ts";
import { tooMany } from "#core/throttling/tooMany.ts";
import { Refusal } from "#core/refusal.ts";
import { giveBackAtCommit, giveBackRatePoints, takeRatePoints } from "#db/queries/auth/rateLimits.ts";
import { operationsRuntime } from "./runtime.ts";

export type Counted = readonly [limit: Limit, of: string | undefined, tries?: number];

/** Takes points before the attempt runs. Throws the refusal `too_many` if a limit is exhausted. */
export type Count = (...wanted: readonly Counted[]) => Promise<ReadonlyMap<Limit, number>>;

const MINUTE = 60_000;

/** Gives the points of a successful attempt back when the transaction commits. */
export type Succeed = (tx: Transaction) => Promise<void>;

/** Calls `undo` if the attempt is throttled or fails with an internal error. */
export type IfPostponed = (undo: () => Promise<void>) => void;

/** Gives back the points that the outcome doesn't use up. */
export async function counting<Result>(
  run: (count: Count, succeed: Succeed, ifPostponed: IfPostponed) => Promise<Result>,
): Promise<Result> {
  const taken = new Map<string, { limit: Limit; tries: number }>();
  const count: Count = async (...wanted) => {
    const points = await take(wanted);
    for (const { key, limit, tries } of points) taken.set(key, { limit, tries });
    return new Map(points.map(({ limit, points: spent }) => [limit, spent]));
  };
  const toGiveBack = (outcome: "success" | "failure" | "none") =>
    [...taken].flatMap(([key, { limit, tries }]) => (keeps(limit, outcome) ? [] : [{ key, tries }]));
  let isGivenBack = false;
  const succeed: Succeed = (tx) => {
    isGivenBack = true;
    return giveBackAtCommit(toGiveBack("success"), tx);
  };
  const undos: (() => Promise<void>)[] = [];
  let result: Result;
  try {
    result = await run(count, succeed, (undo) => undos.push(undo));
  } catch (error) {
    const outcome = isVerdict(error) ? "failure" : "none";
    await giveBackRatePoints(toGiveBack(outcome));
    if (outcome === "none") await Promise.all(undos.map((undo) => undo()));
    throw error;
  }
  if (!isGivenBack) await giveBackRatePoints(toGiveBack("success"));
  return result;
}

/** Security: hashes the value, so `rate_limits` contains no IP or email address. */
export function rateKey(limit: Pick<Limit, "name">, of: string): string {
  return `${limit.name}:${createHash("sha256").update(of).digest("base64url")}`;
}

function keeps({ counts }: Limit, outcome: "success" | "failure" | "none"): boolean {
  if (outcome === "none") return false;
  return counts === "all" || (counts === "failures") === (outcome === "failure");
}

function isVerdict(error: unknown): boolean {
  return error instanceof Refusal && error.kind !== "throttled";
}

interface Taken {
  key: string;
  limit: Limit;
  tries: number;
  points: number;
}

async function take(wanted: readonly Counted[]): Promise<Taken[]> {
  const now = operationsRuntime().clock.now();
  const asked = new Map(
    wanted.flatMap(([limit, of, tries = 1]) => (of === undefined ? [] : [[rateKey(limit, of), { limit, tries }]])),
  );
  if (asked.size === 0) return [];
  const windows = [...asked].map(([key, { limit, tries }]) => {
    return { key, expire: now.getTime() + limit.minutes * MINUTE, most: limit.points, tries };
  });
  const counts = await takeRatePoints(windows, now);
  const waits = counts.flatMap(({ key, points, expire }) =>
    points > (asked.get(key)?.limit.points ?? 0) ? [expire] : [],
  );
  if (waits.length > 0) {
    const given = counts.filter(({ isTaken }) => isTaken);
    await giveBackRatePoints(given.map(({ key }) => ({ key, tries: asked.get(key)?.tries ?? 1 })));
    throw tooMany(Math.max(...waits) - now.getTime());
  }
  return counts.flatMap(({ key, points }) => {
    const counted = asked.get(key);
    return counted ? [{ key, ...counted, points }] : [];
  });
}
