import { expect, test } from "@jest/globals";
import { isFailingTooLong, webhookDelay } from "./webhookRetry.ts";

const NOW = new Date("2027-03-01T12:00:00Z");
const HOUR = 3_600_000;

test("retries wait longer each time, 75 hours in all", () => {
  const waits = Array.from({ length: 10 }, (_, index) => webhookDelay(index + 1, 0));
  expect(waits[0]).toBe(5000);
  expect(waits.at(-1)).toBeUndefined();
  const known = waits.filter((wait) => wait !== undefined);
  expect(known).toEqual(known.toSorted((one, other) => one - other));
  expect(Math.floor(known.reduce((sum, wait) => sum + wait, 0) / HOUR)).toBe(75);
});

test("messages that failed together aren't repeated together, and Retry-After is honored", () => {
  expect(webhookDelay(1, 1)).toBe(5500);
  expect(webhookDelay(1, 0, 60_000)).toBe(60_000);
  expect(webhookDelay(2, 0, 60_000)).toBe(300_000);
});

test("an endpoint is turned off after three days of failures", () => {
  expect(isFailingTooLong(new Date(NOW.getTime() - 72 * HOUR + 1), NOW)).toBe(false);
  expect(isFailingTooLong(new Date(NOW.getTime() - 72 * HOUR), NOW)).toBe(true);
});
