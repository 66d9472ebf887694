import { expect, test } from "@jest/globals";
import { workCalendar } from "#core/offices/workCalendar.ts";
import { parseDocument } from "#core/policies/document/parseDocument.ts";
import { documentTerms } from "#core/policies/document/termsOfDocument.ts";
import { aCase } from "#tests/scenarios/aCase.ts";
import { askedBlock, missingBlock } from "./missingBlock.ts";

const document = parseDocument({
  unit: "day",
  grants: [{ frequency: "yearly", amount: 25 }],
  booking: { block: { days: 10, remindFrom: "09-15" } },
});
const policy = documentTerms(document);
const calendar = workCalendar([], false);
const weeks = (count: number) => [
  { startDate: "2027-06-07", endDate: count === 1 ? "2027-06-11" : "2027-06-18", isHalfDay: false },
];

function missingOn(today: string, count = 1, employed = {}) {
  const asked = askedBlock(aCase({ policy, ...employed }), today);
  return asked && missingBlock(asked, weeks(count), { calendar, today });
}

test.each([
  ["2027-09-14", null],
  ["2027-09-15", "2027-09-15"],
  ["2027-11-14", "2027-10-15"],
  ["2027-12-31", "2027-12-15"],
])("on %s, the latest reminder of a missing block was due on %s", (today, remindedOn) => {
  expect(missingOn(today)).toEqual({ days: 10, longest: 5, by: "2027-12-31", remindedOn });
});

test("a block that is long enough isn't missing", () => {
  expect(missingOn("2027-09-15", 2)).toBeUndefined();
});

test.each([[{ startDate: "2027-02-01" }], [{ endDate: "2027-11-30" }]])(
  "a person who isn't employed throughout the leave year needs no block: %j",
  (employed) => expect(missingOn("2027-09-15", 1, employed)).toBeUndefined(),
);
