import { describe, expect, test } from "@jest/globals";
import { previewYear } from "#console/dashboard/testing/facts.ts";
import { besideParts, isWorthExplaining, lessCarriedOver, shortBy, yearsNote } from "./yearVerdict.ts";

const fits = previewYear({ charged: 5, available: 11.5, after: 6.5 });
const tooMuch = previewYear({ charged: 5, available: 4.08, after: 0 });
const next = previewYear({ leaveYear: 2028, charged: 3, available: 25, after: 20 });

const words = { yearName: String, unit: "day" as const };

describe("the verdict on a leave year", () => {
  test("gives the missing days", () => {
    expect(shortBy(tooMuch)).toBe(0.92);
    expect(shortBy(fits)).toBe(0);
  });

  test("gives what expires before the dates, and what may be taken in advance", () => {
    expect(besideParts(fits)).toBe(0);
    expect(besideParts({ ...fits, carried: 5 })).toBe(-5);
    expect(besideParts({ ...fits, available: 14.25 })).toBe(2.75);
  });

  test("gives the carry-over lost to the same request", () => {
    expect(lessCarriedOver(next)).toBe(2);
    expect(lessCarriedOver(fits)).toBe(0);
    expect(lessCarriedOver(tooMuch)).toBe(0);
  });
});

describe("the note on a request", () => {
  test("explains a refusal although each year has enough", () => {
    expect(yearsNote([fits], true, words)).toBe(
      "Not all of the available days can be used for this request, because some expire before it ends or are needed for later time off.",
    );
  });

  test("warns that days taken this year can't be carried over", () => {
    expect(yearsNote([fits, next], false, words)).toBe(
      "The days this request uses from 2027 can no longer be carried over.",
    );
  });

  test("is absent otherwise", () => {
    expect(yearsNote([fits], false, words)).toBeUndefined();
    expect(yearsNote([tooMuch], true, words)).toBeUndefined();
    expect(yearsNote([], true, words)).toBeUndefined();
  });
});

test.each([
  ["a request for this year that fits", [fits], false, false],
  ["a request that doesn't fit", [tooMuch], true, true],
  ["a request for next year", [next], false, true],
  ["a request across the end of the year", [fits, next], false, true],
  ["a request that takes nothing from a balance", [previewYear({ leaveYear: 2028, charged: 0 })], false, false],
  ["a request without days", [], true, false],
])("the sum is shown as expected for %s", (_, years, isRefused, expected) =>
  expect(isWorthExplaining(years, 2027, isRefused)).toBe(expected),
);
