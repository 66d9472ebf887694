/** Keeps the separator on the same line as the next word. */
export const DOT = " ·\u00A0";

/** Joins facts such as "Employee · Berlin". Omits absent and empty facts. */
export function dotted(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(DOT);
}

export function redotted(text: string): string {
  return text.replaceAll(" · ", DOT);
}
