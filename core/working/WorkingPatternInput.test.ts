import { expect, test } from "@jest/globals";
import { parseInput } from "#core/inputs.ts";
import { WorkingPatternInput } from "./WorkingPatternInput.ts";

const week = [480, 480, 480, 480, 480, 0, 0];
const from = "2027-03-01";

const refusalOf = (input: unknown): unknown => {
  try {
    return parseInput(WorkingPatternInput, input);
  } catch (error) {
    return (error as Error).message;
  }
};

test("one week, two weeks, and a return to the default are accepted", () => {
  expect(parseInput(WorkingPatternInput, { from, weeks: [week] })).toEqual({ from, weeks: [week] });
  const twoWeeks = { from, weeks: [week, [0, 0, 0, 0, 0, 0, 0]] };
  expect(parseInput(WorkingPatternInput, twoWeeks)).toEqual(twoWeeks);
  expect(parseInput(WorkingPatternInput, { from, weeks: null })).toEqual({ from, weeks: null });
});

test.each<[string, unknown, string]>([
  ["six days", [week.slice(1)], "Each week must list the minutes of seven days, Monday first"],
  ["eight days", [[...week, 0]], "Each week must list the minutes of seven days, Monday first"],
  ["a week that isn't a list", [480], "Each week must list the minutes of seven days, Monday first"],
  ["no weeks", [], "Enter one or two weeks"],
  ["three weeks", [week, week, week], "Enter one or two weeks"],
  ["text", "Monday to Friday", "Enter one or two weeks"],
  ["a fraction of a minute", [[480.5, ...week.slice(1)]], "Each day must have 0 to 24 hours, in whole minutes"],
  ["more than 24 hours", [[1441, ...week.slice(1)]], "Each day must have 0 to 24 hours, in whole minutes"],
  ["a negative day", [[-1, ...week.slice(1)]], "Each day must have 0 to 24 hours, in whole minutes"],
  ["a day that isn't a number", [["8h", ...week.slice(1)]], "Each day must have 0 to 24 hours, in whole minutes"],
  ["no hours", [[0, 0, 0, 0, 0, 0, 0]], "Enter hours for at least one day"],
])("%s is refused", (_, weeks, text) => {
  expect(refusalOf({ from, weeks })).toBe(text);
});

test("the first day must be a date", () => {
  expect(refusalOf({ weeks: [week] })).toBe("Enter the date when the working hours start");
  expect(refusalOf({ from: "2027-02-30", weeks: [week] })).toBe("From must be a real date, like 2027-03-01");
  expect(refusalOf("Monday")).toBe("Working hours must have a start date (from) and weeks");
});
