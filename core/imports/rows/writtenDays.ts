import { z } from "zod";
import { daysAmount } from "#core/inputs.ts";

/** Accepts a decimal comma, which spreadsheets write in some locales. */
export function writtenDays(options: { min: number; max: number; step?: number }) {
  return z.preprocess(
    (value) => (typeof value === "string" ? value.replace(/^(\s*-?\d+),(\d{1,2}\s*)$/, "$1.$2") : value),
    daysAmount(options),
  );
}

export function anyCase<Words extends z.ZodEnum>(words: Words) {
  return z.preprocess((value) => {
    const wanted = typeof value === "string" ? value.trim().toLowerCase() : value;
    return words.options.find((word) => String(word).toLowerCase() === wanted) ?? value;
  }, words);
}
