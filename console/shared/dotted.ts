export const DOT = " ·\u00A0";

export function dotted(...facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(DOT);
}

export function redotted(text: string): string {
  return text.replaceAll(" · ", DOT);
}
