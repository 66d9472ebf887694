import { z } from "zod";
import { daysAmount } from "#core/inputs.ts";

/** As spreadsheets write it, such as `12.5` or, in locales with a decimal comma, `12,5`. */
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
