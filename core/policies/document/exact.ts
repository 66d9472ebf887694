import { Fraction } from "fraction.js";
import { z } from "zod";

export { Fraction };

/** A JSON number is an exact decimal. A string may be a fraction, such as "25/12". */
export type ExactNumber = number | string;

const DIGITS = /^-?\d{1,12}(\.\d{1,12}|\/\d{1,12})?$/;

export const exactNumber = z
  .union([z.number(), z.string()], { error: 'must be a number, or a fraction such as "25/12"' })
  .refine((value) => typeof value === "number" || (DIGITS.test(value) && !/\/0+$/.test(value)), {
    error: 'must be a number, or a fraction such as "25/12"',
    abort: true,
  })
  .meta({ title: "number" });

export const exactAmount = exactNumber.refine((value) => exact(value).compare(0) >= 0, { error: "must be 0 or more" });

export const exactPositive = exactNumber.refine((value) => exact(value).compare(0) > 0, { error: "must be above 0" });

export const ZERO = new Fraction(0);
export const ONE = new Fraction(1);

const known = new Map<ExactNumber, Fraction>();
const MAX_KNOWN = 10_000;

export function exact(value: ExactNumber): Fraction {
  const found = known.get(value);
  if (found) return found;
  const [digits = "0", exponent] = String(value).split("e");
  const number = new Fraction(digits);
  const result = exponent === undefined ? number : number.mul(new Fraction(10).pow(Number(exponent)));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(value, result);
  return result;
}

/** `numerator` and `denominator` must be whole numbers. */
export function ratio(numerator: number, denominator: number): Fraction {
  return new Fraction(numerator, denominator);
}

export function least(one: Fraction, other: Fraction): Fraction {
  return compare(one, other) <= 0 ? one : other;
}

export function greatest(one: Fraction, other: Fraction): Fraction {
  return compare(one, other) >= 0 ? one : other;
}

/** Faster than `Fraction.mul` if a factor is 1. */
export function times(one: Fraction, other: Fraction): Fraction {
  if (isOne(one)) return other;
  return isOne(other) ? one : one.mul(other);
}

function isOne({ s, n, d }: Fraction): boolean {
  return s === 1n && n === d;
}

export function isAtLeast(one: Fraction, other: Fraction): boolean {
  return compare(one, other) >= 0;
}

/** Faster than `Fraction.compare`, which parses its argument. */
function compare(one: Fraction, other: Fraction): number {
  const difference = one.s * one.n * other.d - other.s * other.n * one.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isPositive({ s, n }: Fraction): boolean {
  return s > 0n && n > 0n;
}

export function isZero({ n }: Fraction): boolean {
  return n === 0n;
}
