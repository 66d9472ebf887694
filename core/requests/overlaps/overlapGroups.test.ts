import { expect, test } from "@jest/globals";
import { overlapGroups } from "./overlapGroups.ts";

const request = (id: string, startDate: string, endDate = startDate) => ({ id, startDate, endDate });

test("requests are in the order of their start dates, with those that overlap together", () => {
  const groups = overlapGroups([
    request("late", "2027-05-03"),
    request("long", "2027-03-01", "2027-03-12"),
    request("through the long one", "2027-03-12", "2027-03-15"),
    request("inside", "2027-03-02"),
    request("the day after", "2027-03-16"),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([
    ["long", "inside", "through the long one"],
    ["the day after"],
    ["late"],
  ]);
});

test("requests of the same day keep their order", () => {
  const groups = overlapGroups([request("first", "2027-03-01"), request("second", "2027-03-01")]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([["first", "second"]]);
});
