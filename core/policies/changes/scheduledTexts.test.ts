import { expect, test } from "@jest/globals";
import { scheduledTexts } from "./scheduledTexts.ts";

test("a scheduled change has a text for each of its fields, with the day", () =>
  expect(
    scheduledTexts(
      {
        effectiveOn: "2027-01-01",
        changes: { maxBalance: null, accrualAmount: 25, carryOverDays: 1, isUnlimited: false },
      },
      "day",
    ),
  ).toEqual([
    { field: "isUnlimited", text: "From January 1, 2027: no longer unlimited" },
    { field: "accrualAmount", text: "From January 1, 2027: accrual of 25 days" },
    { field: "carryOverDays", text: "From January 1, 2027: carry-over up to 1 day" },
    { field: "maxBalance", text: "From January 1, 2027: no max balance" },
  ]));

test("a scheduled change that needs the full editor is described as a whole, without a field", () =>
  expect(
    scheduledTexts({ effectiveOn: "2027-06-01", changes: {}, summary: "24 days a year on January 1." }, "day"),
  ).toEqual([{ field: undefined, text: "From June 1, 2027: 24 days a year on January 1." }]));

test("scheduled unlimited leave is a single entry, without the accrual of 0 that is sent with it", () =>
  expect(
    scheduledTexts({ effectiveOn: "2027-01-01", changes: { isUnlimited: true, accrualAmount: 0 } }, "day"),
  ).toEqual([{ field: "isUnlimited", text: "From January 1, 2027: unlimited" }]));

test("a scheduled change to a type in hours is described in hours", () =>
  expect(
    scheduledTexts({ effectiveOn: "2027-01-01", changes: { maxBalance: 80, accrualAmount: 1 } }, "hour").map(
      ({ text }) => text,
    ),
  ).toEqual(["From January 1, 2027: accrual of 1 hour", "From January 1, 2027: max balance 80 hours"]));
