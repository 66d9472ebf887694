import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { ratio } from "../document/exact.ts";
import { MinutesSum } from "./MinutesSum.ts";

function sumOf(...parts: [twelfths: number, days: number, ofDays: number][]): number {
  const sum = new MinutesSum();
  for (const [twelfths, days, ofDays] of parts) sum.add(ratio(twelfths, 12).mul(days).div(ofDays));
  return sum.rounded();
}

test("halves are rounded up, and smaller parts down", () => {
  expect(sumOf([6, 1, 1])).toBe(1);
  expect(sumOf([12, 15, 31])).toBe(0);
  expect(sumOf([12, 14, 28])).toBe(1);
});

test("thirds of a minute are kept", () => {
  expect(sumOf([12, 10, 30], [12, 10, 30])).toBe(1);
  expect(sumOf([12, 10, 30], [12, 10, 30], [12, 10, 30])).toBe(1);
});

test("the days of a period add up to its exact amount, one by one or in pieces", () => {
  assertProperty(
    fc.property(
      fc.integer({ min: 0, max: 60_000_000 }),
      fc.constantFrom(28, 29, 30, 31, 365, 366),
      fc.nat(27),
      (minutes, ofDays, cut) => {
        const twelfths = minutes * 12;
        const days = Array.from({ length: ofDays }, (): [number, number, number] => [twelfths, 1, ofDays]);
        expect(sumOf(...days)).toBe(minutes);
        expect(sumOf([twelfths, cut, ofDays], [twelfths, ofDays - cut, ofDays])).toBe(minutes);
      },
    ),
  );
});

test("parts of different periods are added exactly", () => {
  const part = fc.tuple(fc.nat(60_000_000), fc.nat(28), fc.constantFrom(28, 29, 30, 31, 365, 366));
  assertProperty(
    fc.property(fc.array(part), (parts) => {
      const scale = 12n * 28n * 29n * 30n * 31n * 365n * 366n;
      const exact = parts.reduce((sum, [t, d, of]) => sum + (BigInt(t) * BigInt(d) * scale) / (12n * BigInt(of)), 0n);
      expect(sumOf(...parts)).toBe(Number((2n * exact + scale) / (2n * scale)));
    }),
  );
});
