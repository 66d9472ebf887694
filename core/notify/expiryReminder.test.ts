import { expect, test } from "@jest/globals";
import { expiryReminder } from "./expiryReminder.ts";

test.each([
  ["2027-12-01", null],
  ["2027-12-02", 30],
  ["2027-12-24", 30],
  ["2027-12-25", 7],
  ["2028-01-01", 7],
  ["2028-01-02", null],
])("on %s, the reminder due for leave that expires after 2028-01-01 is the one for %s days", (today, days) => {
  expect(expiryReminder("2028-01-01", today)).toBe(days);
});
