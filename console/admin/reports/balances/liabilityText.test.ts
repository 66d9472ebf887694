import { expect, test } from "@jest/globals";
import { liabilityText } from "./liabilityText.ts";

const owing = { asOf: "2027-03-01", people: 4, owed: 42.5, owedHours: 0, only: undefined, leftOut: undefined };

test.each([
  ["days are a total of all people", {}, "4 people a total of 42.5 days."],
  ["hours have their own amount", { owedHours: 1 }, "4 people a total of 42.5 days and 1 hour."],
  ["hours without days", { owed: 0, owedHours: 8 }, "4 people a total of 8 hours."],
  ["one leave type is named", { only: "vacation leave" }, "4 people a total of 42.5 days of vacation leave."],
  ["one person", { people: 1, owed: 2, leftOut: "sick leave" }, "one person 2 days, not counting sick leave."],
  ["nothing is owed", { owed: 0, leftOut: "sick leave" }, "4 people no time off, not counting sick leave."],
  ["nothing of one type is owed", { owed: 0, only: "vacation leave" }, "4 people no vacation leave."],
])("%s", (_, changes, text) =>
  expect(liabilityText({ ...owing, ...changes })).toBe(`On Mar 01, 2027, the organization owes ${text}`),
);
