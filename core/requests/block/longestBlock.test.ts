import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { longestBlock } from "./longestBlock.ts";

const year = { first: "2027-01-01", last: "2027-12-31" };
const calendar = workCalendar([{ date: "2027-05-31", name: "Memorial Day" }], false);
const span = (startDate: string, endDate: string, more = {}) => ({ startDate, endDate, isHalfDay: false, ...more });

test.each([
  ["no leave", [], 0],
  ["two weeks with a holiday", [span("2027-05-24", "2027-06-04")], 9],
  [
    "two requests around a weekend and a holiday",
    [span("2027-05-24", "2027-05-28"), span("2027-06-01", "2027-06-04")],
    9,
  ],
  ["two requests with a workday between them", [span("2027-05-24", "2027-05-26"), span("2027-05-28", "2027-05-28")], 3],
  [
    "a request that begins in the afternoon",
    [span("2027-05-24", "2027-05-28", { parts: { startPart: "pm", endPart: "full" } })],
    4,
  ],
  ["half a day", [span("2027-05-24", "2027-05-24", { isHalfDay: true })], 0],
  ["a block that runs past the leave year", [span("2027-12-27", "2028-01-07")], 10],
  ["a block that begins after the leave year", [span("2028-01-03", "2028-01-07")], 0],
])("the longest block of leave: %s", (_, leave, days) => {
  expect(longestBlock(leave, calendar, year)).toBe(days);
});
