import { expect, test } from "@jest/globals";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { bookingConditions } from "./bookingConditions.ts";

const DAY = 480;
const grants = [{ frequency: "yearly" as const, amount: 20 }];

test.each<[BookingRule, number, "day" | "hour", string[]]>([
  [{ evidenceAfter: 3 }, 3 * DAY, "day", []],
  [{ evidenceAfter: 3 }, 3.5 * DAY, "day", ["Evidence is needed for more than 3 days"]],
  [{ evidenceAfter: 0 }, DAY / 2, "day", ["Evidence is needed"]],
  [{ paidUpTo: 5 }, 5 * DAY, "day", []],
  [{ paidUpTo: 5 }, 6 * DAY, "day", ["1 of 6 days is unpaid"]],
  [{ paidUpTo: 5 }, 5.5 * DAY, "day", ["0.5 of 5.5 days are unpaid"]],
  [{ paidUpTo: 0 }, 2 * DAY, "day", ["This leave is unpaid"]],
  [
    { evidenceAfter: 8, paidUpTo: 16 },
    3 * DAY,
    "hour",
    ["Evidence is needed for more than 8 hours", "8 of 24 hours are unpaid"],
  ],
])("under %j, a request of %d minutes in the unit %s has the conditions %j", (booking, minutes, unit, texts) => {
  const accrual = aDocumentCase({ unit, grants, booking });
  expect(bookingConditions({ startDate: "2027-03-01", minutes }, accrual)).toEqual(texts);
});

test("a simple policy has no conditions", () =>
  expect(bookingConditions({ startDate: "2027-03-01", minutes: 30 * DAY }, aCase({}))).toEqual([]));
