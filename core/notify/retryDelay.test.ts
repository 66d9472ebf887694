import { expect, test } from "@jest/globals";
import { MOST_TRIES, retryDelay } from "./retryDelay.ts";

const MINUTE = 60_000;

test("waits twice as long after each failure, at most six hours", () => {
  expect([1, 2, 3, 4, 11, 12].map((failures) => retryDelay(failures, 0) / MINUTE)).toEqual([0.5, 1, 2, 4, 360, 360]);
});

test("chance takes off up to a half", () => {
  expect([0, 0.5, 1].map((chance) => retryDelay(3, chance) / MINUTE)).toEqual([2, 1.5, 1]);
});

test("never comes back sooner than it was told to, and no sooner than it would", () => {
  expect(retryDelay(1, 1, 10 * MINUTE)).toBe(10 * MINUTE);
  expect(retryDelay(6, 0, MINUTE)).toBe(16 * MINUTE);
});

test("what is missed within seconds is tried again within seconds", () => {
  expect([1, 2, 3].map((failures) => retryDelay(failures, 0, 0, true))).toEqual([1000, 2000, 4000]);
});

test("all tries together take at least half a day", () => {
  const waits = Array.from({ length: MOST_TRIES - 1 }, (_, index) => retryDelay(index + 1, 1));
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(6 * 60 * MINUTE);
});
