import { escaped } from "./text.ts";

const ELLIPSIS = "…";

/** Escapes and truncates the text without splitting an entity or a surrogate pair. */
export function fitText(text: string, most: number): string {
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
