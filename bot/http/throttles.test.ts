import { expect, test } from "@jest/globals";
import type { Request } from "express";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { testDatabase } from "#tests/testDatabase.ts";
import { throttles } from "./throttles.ts";

await testDatabase();
const limits = throttles(database().pool);
const from = (ip: string) => ({ ip }) as Request;
const right = () => Promise.resolve("in");
const wrong = () => Promise.reject(new Refusal("unauthenticated", "wrong_credentials", "Invalid email or password"));
const malformed = () => Promise.reject(new Refusal("invalid", "invalid_input", "E-mail is required"));

async function codeOf(run: Promise<unknown>): Promise<string> {
  return run.then(
    () => "done",
    (error: unknown) => (error as Refusal).code,
  );
}

const tryTimes = async (times: number, run: () => Promise<unknown>) => {
  const codes: string[] = [];
  for (let i = 0; i < times; i++) codes.push(await codeOf(run()));
  return codes;
};

test("the eleventh failed sign-in of an account from an address is refused, right password or not", async () => {
  const codes = await tryTimes(11, () => limits.signIn(from("10.0.0.1"), "ann@acme.test", wrong));
  expect(codes.slice(0, 10)).toEqual(Array(10).fill("wrong_credentials"));
  expect(codes[10]).toBe("too_many");
  expect(await codeOf(limits.signIn(from("10.0.0.1"), " ANN@acme.test", right))).toBe("too_many");
});

test("others cannot lock one out", async () => {
  await tryTimes(11, () => limits.signIn(from("10.0.1.1"), "bob@acme.test", wrong));
  expect(await codeOf(limits.signIn(from("10.0.1.2"), "bob@acme.test", right))).toBe("done");
  expect(await codeOf(limits.signIn(from("10.0.1.1"), "eve@acme.test", right))).toBe("done");
});

test("only failures count", async () => {
  const codes = await tryTimes(15, () => limits.signIn(from("10.0.2.1"), "cat@acme.test", right));
  expect(codes).toEqual(Array(15).fill("done"));
  expect(await tryTimes(15, () => limits.signIn(from("10.0.2.1"), "cat@acme.test", malformed))).not.toContain(
    "too_many",
  );
});

test("a burst at once gets no more tries than one after another", async () => {
  const burst = Array.from({ length: 30 }, () => codeOf(limits.signIn(from("10.0.3.1"), "dan@acme.test", wrong)));
  const codes = await Promise.all(burst);
  expect(codes.filter((code) => code === "wrong_credentials")).toHaveLength(10);
});

test("an address has a hundred failures, over whatever accounts", async () => {
  for (let i = 0; i < 100; i++) await codeOf(limits.signIn(from("10.0.4.1"), `user${i}@acme.test`, wrong));
  expect(await codeOf(limits.signIn(from("10.0.4.1"), "fay@acme.test", right))).toBe("too_many");
  expect(await codeOf(limits.signIn(from("10.0.4.2"), "fay@acme.test", right))).toBe("done");
});

test("the sixty-first sign-up in an hour is refused, and hears when to come back", async () => {
  const signUp = limits.signUp.bind(limits, from("10.0.5.1"));
  expect(await tryTimes(70, () => signUp(malformed))).not.toContain("too_many");
  expect(await tryTimes(60, () => signUp(right))).toEqual(Array(60).fill("done"));
  const refusal = await signUp(right).catch((error: unknown) => error as Refusal);
  expect(refusal).toMatchObject({ kind: "throttled", message: expect.stringMatching(/60 minutes/) });
  expect((refusal as Refusal).retryAfter).toBeGreaterThan(3500);
});

test("the table keeps no e-mail address", async () => {
  await codeOf(limits.signIn(from("10.0.6.1"), "gil@acme.test", wrong));
  const { rows } = await database().pool.query<{ key: string }>("SELECT key FROM rate_limits");
  expect(rows.map(({ key }) => key).join()).not.toContain("acme.test");
});
