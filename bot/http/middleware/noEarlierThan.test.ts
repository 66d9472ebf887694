import { expect, test } from "@jest/globals";
import { noEarlierThan } from "./noEarlierThan.ts";

function held() {
  const ends: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => ends.push(resolve));
  return { promise, end: () => ends.forEach((end) => end()) };
}

function handTime() {
  const { promise, end } = held();
  const asked: number[] = [];
  return { asked, pass: end, passes: (ms: number) => (asked.push(ms), promise) };
}

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  await new Promise(setImmediate);
  return settled;
}

test.each([
  ["is done", () => Promise.resolve("done"), "done"],
  ["has failed", () => Promise.reject(new Error("failed")), "failed"],
])("work that %s at once settles when the time has passed, not before", async (_, work, expected) => {
  const time = handTime();
  const outcome = noEarlierThan(400, work, time.passes).catch((error: unknown) => (error as Error).message);
  expect(await isSettled(outcome)).toBe(false);
  expect(time.asked).toEqual([400]);
  time.pass();
  expect(await outcome).toBe(expected);
});

test("work that takes longer settles when it is done", async () => {
  const time = handTime();
  const work = held();
  const outcome = noEarlierThan(400, () => work.promise.then(() => "done"), time.passes);
  time.pass();
  expect(await isSettled(outcome)).toBe(false);
  work.end();
  expect(await outcome).toBe("done");
});
