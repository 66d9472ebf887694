import { expect, test } from "@jest/globals";
import { aTimeline } from "#tests/scenarios/aCase.ts";
import { documentTerms } from "../document/termsOfDocument.ts";
import { pastChanges } from "./pastChanges.ts";

const accrual = (days: number) => ({ accrual: days * 480 });

test("the changes of the past 12 months are listed by day, with the values before them", () => {
  const timeline = aTimeline(accrual(10), {
    "2026-03-01": accrual(15),
    "2026-03-02": accrual(18),
    "2027-03-01": { ...accrual(20), carryOver: 480 },
    "2027-03-02": accrual(25),
  });
  expect(pastChanges(timeline, "2027-03-01")).toEqual([
    { effectiveOn: "2026-03-02", before: accrual(15) },
    { effectiveOn: "2027-03-01", before: { ...accrual(18), carryOver: 5 * 480 } },
  ]);
});

test("changes from or to a document are left out", () => {
  const document = documentTerms({ unit: "day", grants: [{ frequency: "yearly", amount: 24 }] });
  const timeline = aTimeline(accrual(10), {
    "2027-01-10": document,
    "2027-01-20": { ...accrual(15), document: undefined },
    "2027-02-01": accrual(18),
  });
  expect(pastChanges(timeline, "2027-03-01")).toEqual([{ effectiveOn: "2027-02-01", before: accrual(15) }]);
});
