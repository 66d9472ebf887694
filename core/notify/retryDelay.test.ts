import { expect, test } from "@jest/globals";
import { MAX_TRIES, retryDelay } from "./retryDelay.ts";

const MINUTE = 60_000;

test("the first retry of a message waits one second, the second five, the third two minutes", () => {
  expect([1, 2, 3].map((failures) => retryDelay(failures, 0))).toEqual([1000, 5000, 2 * MINUTE]);
});

test("later retries wait twice as long each time, at most six hours", () => {
  expect([3, 4, 5, 11, 12].map((failures) => retryDelay(failures, 0) / MINUTE)).toEqual([2, 4, 8, 360, 360]);
});

test("jitter takes up to half off a long wait and adds up to half to a short one", () => {
  expect([0, 0.5, 1].map((chance) => retryDelay(3, chance) / MINUTE)).toEqual([2, 1.5, 1]);
  expect([0, 0.5, 1].map((chance) => retryDelay(1, chance))).toEqual([1000, 1250, 1500]);
});

test("a retry never comes sooner than Retry-After or its own wait", () => {
  expect(retryDelay(1, 1, 10 * MINUTE)).toBe(10 * MINUTE);
  expect(retryDelay(1, 0, 7000)).toBe(7000);
  expect(retryDelay(6, 0, MINUTE)).toBe(16 * MINUTE);
});

test("an urgent update is retried within seconds", () => {
  expect([1, 2, 3].map((failures) => retryDelay(failures, 0, 0, true))).toEqual([1000, 2000, 4000]);
});

test("all retries together take at least half a day", () => {
  const waits = Array.from({ length: MAX_TRIES - 1 }, (_, index) => retryDelay(index + 1, 1));
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(6 * 60 * MINUTE);
});
