import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { shownFigures } from "./shownFigures.ts";

const minutes = fc.integer({ min: -20_000, max: 20_000 });
const cents = (days: number) => Math.round(days * 100);

test("the displayed figures of a card add up despite rounding", () => {
  assertProperty(
    fc.property(minutes, minutes, minutes, (balance, used, pending) => {
      const figures = { balance, used, total: balance + used, pending, available: balance - pending };
      const shown = shownFigures(figures);
      expect(cents(shown.available) + cents(shown.pending)).toBe(cents(shown.balance));
      expect(cents(shown.balance) + cents(shown.used)).toBe(cents(shown.total));
      for (const name of ["used", "pending"] as const) {
        expect(Math.abs(shown[name] - figures[name] / 480)).toBeLessThan(0.0101);
      }
    }),
  );
});

test("1⅔ days with a fifth used and a fifth pending are displayed as 1 + 0.33 + 0.34", () => {
  const figures = { balance: 640, used: 160, total: 800, pending: 160, available: 480 };
  expect(shownFigures(figures)).toEqual({ balance: 1.33, used: 0.34, total: 1.67, pending: 0.33, available: 1 });
});
