import { expect, test } from "@jest/globals";
import { fromUnits } from "#core/leave/amounts.ts";
import { absenceSummary } from "./absence.ts";

const month = (name: string, days: number) => {
  return { month: name, taken: { vacation: days }, minutes: { vacation: fromUnits(days, "day") } };
};

test.each([
  [
    [month("2027-01", 2), month("2027-02", 3)],
    "Jan 2027 – Feb 2027: 5 days off. Busiest month: Feb 2027, with 3 days.",
  ],
  [[month("2027-01", 2)], "Jan 2027: 2 days off."],
])("the busiest month is named only if there are several: %#", (months, text) => {
  expect(absenceSummary(months, { summed: [{ key: "vacation" }], unit: "day" })).toBe(text);
});
