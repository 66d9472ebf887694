import { expect, test } from "@jest/globals";
import { costChanges } from "./costChanges.ts";

const monday = { date: "2027-05-31", minutes: 480 };
const tuesday = { date: "2027-06-01", minutes: 480 };

test("a request that costs what it did has no changes", () => {
  expect(costChanges([monday, tuesday], [monday, tuesday])).toBeNull();
  expect(costChanges([], [])).toBeNull();
});

test("a date that costs nothing any more is removed, a new or dearer one is written, and the others stay", () => {
  expect(costChanges([monday, tuesday], [tuesday])).toEqual({ removed: ["2027-05-31"], written: [] });
  expect(costChanges([tuesday], [monday, tuesday])).toEqual({ removed: [], written: [monday] });
  const half = { ...monday, minutes: 240 };
  expect(costChanges([monday, tuesday], [half, tuesday])).toEqual({ removed: [], written: [half] });
});
