import type { ExactNumber } from "#core/policies/document/exact.ts";

/** Returns a number as a field shows it. */
export function textOfNumber(value: ExactNumber | undefined): string {
  return value === undefined ? "" : String(value);
}

/** Returns the number that was typed; a fraction, or text that isn't a number, stays text. */
export function numberOfText(text: string): ExactNumber {
  const typed = text.trim().replace("−", "-");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : typed;
}

/** Returns whether a field's value is a number or a fraction such as 25/12. */
export function isNumber(value: ExactNumber | undefined): boolean {
  return typeof value === "number" || (typeof value === "string" && /^-?\d+\/\d*[1-9]\d*$/.test(value));
}
