import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { toDays } from "#core/leave/amounts.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { shownDays, shownParts } from "./shownDays.ts";

const minutes = fc.integer({ min: -20_000, max: 20_000 });

const total = (days: readonly number[]) => days.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;

function shown(entries: readonly number[]): number[] {
  let runningBalance = 0;
  return entries.map((one) => {
    runningBalance += one;
    return shownDays({ minutes: one, isUnlimited: false, runningBalance });
  });
}

describe("the displayed entries", () => {
  test("the displayed days add up to the displayed balance after each entry", () => {
    assertProperty(
      fc.property(fc.array(minutes), (entries) => {
        const days = shown(entries);
        entries.forEach((_, index) => {
          const balance = entries.slice(0, index + 1).reduce((sum, one) => sum + one, 0);
          expect(total(days.slice(0, index + 1))).toBe(toDays(balance));
        });
      }),
    );
  });

  test("displayed days differ from the exact amount by less than a hundredth, and whole days are exact", () => {
    assertProperty(
      fc.property(minutes, minutes, (before, change) => {
        const days = shownDays({ minutes: change, isUnlimited: false, runningBalance: before + change });
        expect(Math.abs(days - change / 480)).toBeLessThan(0.0101);
        const whole = shownDays({ minutes: 480, isUnlimited: false, runningBalance: before + 480 });
        expect(whole).toBe(1);
      }),
    );
  });

  test("twelve months of 1⅔ days are displayed as 1.67 or 1.66 and add up to 20", () => {
    const months = shown(Array.from({ length: 12 }, () => 800));
    expect(months.slice(0, 3)).toEqual([1.67, 1.66, 1.67]);
    expect(total(months)).toBe(20);
  });

  test("an entry under unlimited terms shows its own amount, because it doesn't change the balance", () => {
    expect(shownDays({ minutes: -800, isUnlimited: true, runningBalance: 799 })).toBe(-1.67);
  });
});

test("the displayed parts of an amount add up to the displayed amount", () => {
  assertProperty(
    fc.property(minutes, minutes, minutes, (carried, accrued, booked) => {
      const days = shownParts({ carried, accrued, booked });
      expect(total([days.carried, days.accrued, days.booked])).toBe(toDays(carried + accrued + booked));
    }),
  );
  expect(shownParts({ carried: 800, accrued: 800 })).toEqual({ carried: 1.67, accrued: 1.66 });
});
