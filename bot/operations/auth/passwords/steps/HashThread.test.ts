import { existsSync, readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "@jest/globals";
import { HashThread } from "./HashThread.ts";

const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

test("a thread makes a hash, and only its password matches", async () => {
  const thread = new HashThread();
  const hash = await thread.run({ password: "a good password", cost: COST });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await thread.run({ password: "a good password", hash: String(hash) })).toBe(true);
  expect(await thread.run({ password: "a good passwort", hash: String(hash) })).toBe(false);
});

test("a hash that can't be read is refused, and the next password is hashed", async () => {
  const thread = new HashThread();
  const refused = thread.run({ password: "a good password", hash: "not a hash" });
  const next = thread.run({ password: "a good password", cost: COST });
  await expect(refused).rejects.toThrow("Decoding failed");
  expect(await next).toMatch(/^\$argon2id\$/);
});

const onLinux = existsSync("/proc/self/task") ? test : test.skip;

test("passwords given to a thread at once are hashed in order", async () => {
  const thread = new HashThread();
  const hash = String(await thread.run({ password: "a good password", cost: COST }));
  const results = ["a good password", "a good passwort", "a good password"].map((password) =>
    thread.run({ password, hash }),
  );
  expect(thread.load).toBe(3);
  expect(await Promise.all(results)).toEqual([true, false, true]);
  expect(thread.load).toBe(0);
});

onLinux("the thread has a lower priority than the process", async () => {
  const before = new Set(threads());
  await new HashThread().run({ password: "a good password", cost: COST });
  const own = getPriority();
  const priorities = threads().flatMap((id) => (before.has(id) ? [] : [getPriority(id)]));
  expect(priorities).toContain(Math.min(own + 10, 19));
});

function threads(): number[] {
  return readdirSync("/proc/self/task").map(Number);
}
