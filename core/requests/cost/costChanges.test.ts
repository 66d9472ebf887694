import { expect, test } from "@jest/globals";
import { costChanges } from "./costChanges.ts";

const monday = { date: "2027-05-31", minutes: 480 };
const tuesday = { date: "2027-06-01", minutes: 480 };

test("an unchanged cost has no changes", () => {
  expect(costChanges([monday, tuesday], [monday, tuesday])).toBeNull();
  expect(costChanges([], [])).toBeNull();
});

test("a date that became free is removed, a new or changed date is written, and others stay", () => {
  expect(costChanges([monday, tuesday], [tuesday])).toEqual({ removed: ["2027-05-31"], written: [] });
  expect(costChanges([tuesday], [monday, tuesday])).toEqual({ removed: [], written: [monday] });
  const half = { ...monday, minutes: 240 };
  expect(costChanges([monday, tuesday], [half, tuesday])).toEqual({ removed: [], written: [half] });
});
