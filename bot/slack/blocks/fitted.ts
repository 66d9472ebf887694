import { escaped } from "./text.ts";

const ELLIPSIS = "…";

/** People's text made inert, of at most `most` characters as they are sent; a cut never leaves half an entity or emoji. */
export function fitted(text: string, most: number): string {
  const whole = escaped(text);
  if (whole.length <= most) return whole;
  let kept = "";
  for (const character of text) {
    const next = escaped(character);
    if (kept.length + next.length > most - ELLIPSIS.length) break;
    kept += next;
  }
  return kept + ELLIPSIS;
}
