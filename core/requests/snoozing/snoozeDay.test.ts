import { expect, test } from "@jest/globals";
import { snoozeDay } from "./snoozeDay.ts";

test.each([
  ["tomorrow", "2027-03-01", "2027-03-02"],
  ["tomorrow", "2027-03-05", "2027-03-06"],
  ["monday", "2027-03-01", "2027-03-08"],
  ["monday", "2027-03-05", "2027-03-08"],
  ["monday", "2027-03-07", "2027-03-08"],
] as const)("a request snoozed until %s on %s returns on %s", (choice, today, day) => {
  expect(snoozeDay(choice, today)).toBe(day);
});
