/** Wraps together with what follows it, so no line ends with a separator. */
export const DOT = " ·\u00A0";

/** Joins facts such as "Employee · Berlin". Omits those that are absent or empty. */
export function dotted(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(DOT);
}

/** Replaces the separators in a text from the server. */
export function redotted(text: string): string {
  return text.replaceAll(" · ", DOT);
}
