import { expect, test } from "@jest/globals";
import { scheduledTexts } from "./scheduledText.ts";

test("a scheduled change tells each of its fields and the day", () =>
  expect(
    scheduledTexts({
      effectiveOn: "2027-01-01",
      changes: { maxBalance: null, accrualAmount: 25, carryOverDays: 1, isUnlimited: false },
    }),
  ).toEqual([
    { field: "isUnlimited", text: "Stops being unlimited on January 1, 2027" },
    { field: "accrualAmount", text: "Changes to 25 days on January 1, 2027" },
    { field: "carryOverDays", text: "Carry-over changes to 1 day on January 1, 2027" },
    { field: "maxBalance", text: "Max balance is removed on January 1, 2027" },
  ]));
