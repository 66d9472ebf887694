import { figure } from "#core/figure.ts";
import { exact, Fraction, type ExactNumber } from "../exact.ts";
import type { Unit } from "../amountRule.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** The maximum relative rounding error. A fraction with a larger error stays as written. */
const TOLERANCE = 0.02;

export function numberText(value: ExactNumber | Fraction): string {
  const number = (value instanceof Fraction ? value : exact(value)).valueOf();
  const isFraction = typeof value === "string" && value.includes("/");
  const isFar = Math.abs(Math.round(number * 100) / 100 - number) > TOLERANCE * Math.abs(number);
  return isFraction && isFar ? value : figure(number);
}

export function countText(value: ExactNumber | Fraction, noun: string): string {
  const number = numberText(value);
  return `${number} ${number === "1" ? noun : `${noun}s`}`;
}

export function halfText(unit: Unit): string {
  return `half ${unit === "hour" ? "an" : "a"} ${unit}`;
}

export function leastText(step: ExactNumber, unit: Unit): string {
  return numberText(step) === "0.5" ? halfText(unit) : countText(step, unit);
}

export function ordinal(place: number): string {
  const word = ORDINALS[place - 1];
  if (word !== undefined) return word;
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  return `${numberText(place)}${isTeen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th")}`;
}
