import { expect, test } from "@jest/globals";
import { retryAfterMs } from "./retryAfterMs.ts";

const NOW = new Date("2027-03-01T12:00:00Z");
const DAY = 86_400_000;

test.each([
  ["120", 120_000],
  ["Mon, 01 Mar 2027 12:01:00 GMT", 60_000],
  ["Mon, 01 Mar 2027 11:00:00 GMT", 0],
  ["9999999", DAY],
  ["soon", 0],
  ["", 0],
  [undefined, 0],
])("Retry-After %s asks for %s ms", (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait);
});
