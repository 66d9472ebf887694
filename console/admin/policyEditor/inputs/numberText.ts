import type { ExactNumber } from "#core/policies/document/exact.ts";

export function textOfNumber(value: ExactNumber | undefined): string {
  return value === undefined ? "" : String(value);
}

/** Returns a fraction, or text that isn't a number, as text. */
export function numberOfText(text: string): ExactNumber {
  const typed = text.trim().replace("−", "-");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : typed;
}

export function isNumber(value: ExactNumber | undefined): boolean {
  return typeof value === "number" || (typeof value === "string" && /^-?\d+\/\d*[1-9]\d*$/.test(value));
}
