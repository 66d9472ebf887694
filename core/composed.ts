/** More combining marks in a row than Unicode's stream-safe text format allows. */
const MANY_MARKS = /(?<!\p{M})\p{M}{31}/u;

/** Normalizes text (NFC). Skips text with many combining marks in a row, because sorting them takes too long. */
export function composed(text: string): string {
  return MANY_MARKS.test(text) ? text : text.normalize("NFC");
}
