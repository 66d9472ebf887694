import { expect, test } from "@jest/globals";
import type { Limit } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { forgetExpired } from "./forgetExpired.ts";
import { counting } from "./counting.ts";
import { transactionally } from "./transactionally.ts";

await testDatabase();
const clock = testClock();
const three = (name: string, counts: Limit["counts"]): Limit => ({ name, points: 3, minutes: 15, counts });

type Outcome = "done" | "refused" | "broken" | "put off";

const endWith = (outcome: Outcome) => {
  if (outcome === "refused") throw new Refusal("conflict", "refused", "No");
  if (outcome === "put off") throw new Refusal("throttled", "busy", "Later");
  if (outcome === "broken") throw new Error("broken");
  return outcome;
};

async function tryOnce(limit: Limit, outcome: Outcome, of = "ann@acme.example"): Promise<string> {
  try {
    return await counting(async (count) => {
      await count([limit, of]);
      return endWith(outcome);
    });
  } catch (error) {
    return error instanceof Refusal ? error.code : "broken";
  }
}

const tryTimes = async (times: number, limit: Limit, outcome: Outcome) => {
  const outcomes: string[] = [];
  for (let i = 0; i < times; i++) outcomes.push(await tryOnce(limit, outcome));
  return outcomes;
};

async function storedKeys(...names: string[]): Promise<number> {
  const text = "SELECT count(*)::int AS keys FROM rate_limits WHERE split_part(key, ':', 1) = ANY ($1)";
  const { rows } = await database().pool.query<{ keys: number }>(text, [names]);
  return rows[0]?.keys ?? 0;
}

test.each<[Limit["counts"], Outcome, boolean]>([
  ["all", "done", true],
  ["all", "refused", true],
  ["all", "put off", false],
  ["all", "broken", false],
  ["failures", "done", false],
  ["failures", "refused", true],
  ["failures", "broken", false],
  ["successes", "done", true],
  ["successes", "refused", false],
])("where %s count, an attempt that is %s keeps its point: %s", async (counts, outcome, keeps) => {
  const outcomes = await tryTimes(4, three(`${counts} ${outcome}`, counts), outcome);
  expect(outcomes[3] === "too_many").toBe(keeps);
  expect(outcomes.slice(0, 3)).not.toContain("too_many");
});

test.each<[Outcome, boolean]>([
  ["done", false],
  ["refused", false],
  ["put off", true],
  ["broken", true],
])("an attempt that is %s undoes what it used up otherwise: %s", async (outcome, isUndone) => {
  let undone = 0;
  const attempt = counting(async (_count, _succeed, ifPostponed) => {
    ifPostponed(async () => {
      undone += 1;
    });
    return endWith(outcome);
  });
  await attempt.catch(() => undefined);
  expect(undone === 1).toBe(isUndone);
});

test("an attempt gives its points back with the last statement of its transaction, or as it fails", async () => {
  const limit = three("in a transaction", "failures");
  const points = async () => {
    const { rows } = await database().pool.query("SELECT points FROM rate_limits WHERE key LIKE $1", [
      `${limit.name}:%`,
    ]);
    return rows.map((row) => row.points);
  };
  const attempt = (end: () => Promise<number[]>) =>
    counting(async (count, succeed) => {
      await count([limit, "ann@acme.example"]);
      return transactionally(async (tx) => {
        await succeed(tx);
        return end();
      });
    });
  for (let i = 0; i < 4; i++) expect(await attempt(points)).toEqual([1]);
  expect(await points()).toEqual([]);
  for (let i = 1; i <= 3; i++) {
    await expect(attempt(() => Promise.reject(new Refusal("conflict", "refused", "No")))).rejects.toThrow("No");
    expect(await points()).toEqual([i]);
  }
  await expect(attempt(points)).rejects.toMatchObject({ code: "too_many" });
});

test("a burst of attempts gets no more tries than attempts one after another", async () => {
  const limit = three("burst", "failures");
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => tryOnce(limit, "refused")));
  expect(outcomes.filter((outcome) => outcome === "refused")).toHaveLength(3);
});

test("an exhausted limit reports when its window ends, and then starts again", async () => {
  const limit = three("window", "all");
  await tryTimes(3, limit, "done");
  clock.setInstant(new Date(clock.now().getTime() + 5 * 60_000));
  const again = counting((count) => count([limit, "ann@acme.example"]));
  await expect(again).rejects.toMatchObject({ kind: "throttled", retryAfter: 600 });
  await expect(again).rejects.toThrow("Too many attempts. Please try again in 10 minutes.");
  clock.setInstant(new Date(clock.now().getTime() + 10 * 60_000));
  expect(await tryTimes(4, limit, "done")).toEqual(["done", "done", "done", "too_many"]);
});

test("refused attempts store nothing, so that a visitor can't fill the table with emails", async () => {
  const [ofAddress, ofEmail] = [three("address", "failures"), three("email", "failures")];
  const attempt = (email: string) =>
    counting(async (count) => {
      await count([ofAddress, "10.0.0.1"], [ofEmail, email]);
      throw new Refusal("conflict", "refused", "No");
    });
  for (const email of ["a", "b", "c"]) await expect(attempt(email)).rejects.toMatchObject({ code: "refused" });
  expect(await storedKeys("address", "email")).toBe(4);
  for (const email of ["d", "e", "f"]) await expect(attempt(email)).rejects.toMatchObject({ code: "too_many" });
  expect(await storedKeys("address", "email")).toBe(4);
});

test("attempts that don't count store nothing", async () => {
  expect(await tryOnce(three("nothing", "failures"), "done")).toBe("done");
  expect(await storedKeys("nothing")).toBe(0);
});

test("an attempt refused by one limit uses no point of another", async () => {
  const [narrow, wide] = [three("narrow", "all"), three("wide", "all")];
  await tryTimes(3, narrow, "done");
  const both = () => counting((count) => count([narrow, "ann@acme.example"], [wide, "ann@acme.example"]));
  for (let i = 0; i < 5; i++) await expect(both()).rejects.toMatchObject({ code: "too_many" });
  expect(await tryTimes(4, wide, "done")).toEqual(["done", "done", "done", "too_many"]);
});

const keysKept = async () => {
  const { rows } = await database().pool.query<{ key: string }>("SELECT key FROM rate_limits");
  return rows.map(({ key }) => key).join();
};

test("the table contains no email address, and a count is deleted long after its window", async () => {
  await tryOnce(three("forgotten", "all"), "done");
  expect(await keysKept()).toContain("forgotten:");
  expect(await keysKept()).not.toContain("acme");
  clock.set("2027-03-02");
  await forgetExpired();
  expect(await keysKept()).toBe("");
});
