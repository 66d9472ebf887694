import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { aPolicy } from "#tests/scenarios/aCase.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "../PolicyTerms.ts";
import { documentOfTerms } from "./documentOfTerms.ts";
import { parseDocument } from "./parseDocument.ts";
import { termsOfDocument } from "./termsOfDocument.ts";

const DAY = 480;
const simple = documentOfTerms(aPolicy({ maxBalance: 30 * DAY }));
const [grant] = simple.grants ?? [];

test("the document of simple terms becomes the same terms again", () => {
  const amount = fc.integer({ min: 0, max: 2000 }).map((halves) => (halves * DAY) / 2);
  const terms = fc.record({
    isUnlimited: fc.constant(false),
    accrual: amount,
    accrualPeriod: fc.constantFrom(...ACCRUAL_PERIODS),
    accrualTiming: fc.constantFrom(...ACCRUAL_TIMINGS),
    carryOver: amount,
    maxBalance: fc.option(amount),
    bookAhead: fc.boolean(),
  });
  assertProperty(
    fc.property(terms, (one) => {
      const again = termsOfDocument(parseDocument(documentOfTerms(one)), "day");
      // With a monthly period, `monthly_increments` and `start_of_period` have the same meaning.
      const isMonthlyAtStart = one.accrualPeriod === "month" && one.accrualTiming === "monthly_increments";
      expect(again).toEqual(isMonthlyAtStart ? { ...one, accrualTiming: "start_of_period" } : one);
    }),
  );
});

test("an unlimited document becomes unlimited terms", () => {
  for (const document of [{ unit: "day", grants: [] }, { unit: "day" }]) {
    expect(termsOfDocument(parseDocument(document), "day")).toMatchObject({ isUnlimited: true, accrual: 0 });
    expect(termsOfDocument(parseDocument(document), "day")).not.toHaveProperty("document");
  }
});

test("a simple document in the unit of its type becomes simple terms", () => {
  const terms = aPolicy({ accrual: 40 * 60, carryOver: 7.5 * 60, maxBalance: 80 * 60 });
  const document = documentOfTerms(terms, "hour");
  expect(document).toMatchObject({
    unit: "hour",
    grants: [{ amount: 40, carryOver: { max: 7.5 }, cap: { balance: 80 } }],
  });
  expect(termsOfDocument(parseDocument(document), "hour")).toEqual(terms);
  expect(termsOfDocument(parseDocument(document), "day")).toHaveProperty("document");
});

describe("a document stays a document", () => {
  test.each<[string, object]>([
    ["with an amount that the form doesn't accept", { ...simple, grants: [{ ...grant, amount: 20.25 }] }],
    ["with a table", { ...simple, grants: [{ ...grant, amount: { sum: [10, 10] } }] }],
    ["with an expiry day", { ...simple, grants: [{ ...grant, carryOver: { max: 5, until: "03-31" } }] }],
    ["without a limit on what is carried over", { ...simple, grants: [{ ...grant, carryOver: "all" }] }],
    ["with a share that the form doesn't have", { ...simple, grants: [{ ...grant, starterShare: "full" }] }],
    ["with a cap on a day", { ...simple, grants: [{ ...grant, cap: { on: "06-30", balance: 30 } }] }],
    ["with a gate", { ...simple, grants: [{ ...grant, cap: { balance: 30, mode: "gate" } }] }],
    ["with a name", { ...simple, grants: [{ ...grant, name: "annual" }] }],
    ["with two grants", { ...simple, grants: [grant, { frequency: "once", amount: 1 }] }],
    ["with an overdraft", { ...simple, consumption: { overdraft: 5 } }],
    ["with notice", { ...simple, booking: { notice: [{ days: 14 }] } }],
    ["in hours", { ...simple, unit: "hour" }],
    ["that is limited but grants nothing", { unit: "day", consumption: { limit: { per: "year", amount: 5 } } }],
  ])("%s", (_, raw) => {
    const document = parseDocument(raw);
    expect(termsOfDocument(document, "day")).toMatchObject({ document, isUnlimited: false, accrual: 0 });
  });
});
