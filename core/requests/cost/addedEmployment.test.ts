import { expect, test } from "@jest/globals";
import { FIRST_DAY } from "../../policies/termsTimeline.ts";
import { addedEmployment, isWithin } from "./addedEmployment.ts";

const YEAR = { startDate: "2027-02-01", endDate: "2027-11-30" };

test.each([
  ["an earlier start date", { startDate: "2027-01-15" }, [{ from: "2027-01-15", to: "2027-01-31" }]],
  ["no start date", { startDate: null }, [{ from: FIRST_DAY, to: "2027-01-31" }]],
  ["a later last day", { endDate: "2027-12-15" }, [{ from: "2027-12-01", to: "2027-12-15" }]],
  ["no last day", { endDate: null }, [{ from: "2027-12-01", to: null }]],
  ["a shorter employment", { startDate: "2027-03-01", endDate: "2027-10-31" }, []],
])("%s adds the dates that are outside the previous employment", (_, dates, added) => {
  expect(addedEmployment(YEAR, { ...YEAR, ...dates })).toEqual(added);
});

test("the first and last date of a range are within it", () => {
  const ranges = [{ from: "2027-01-15", to: "2027-01-31" }];
  const dates = ["2027-01-14", "2027-01-15", "2027-01-31", "2027-02-01"];
  expect(dates.map((date) => isWithin(date, ranges))).toEqual([false, true, true, false]);
});
