/** More combining marks in a row than any language needs: the limit of Unicode's stream-safe text format. */
const MANY_MARKS = /(?<!\p{M})\p{M}{31}/u;

/**
 * Makes equal texts compare as equal (NFC). Leaves text with many combining marks in a row as it is, because the time
 * to sort them grows with the square of their number.
 */
export function composed(text: string): string {
  return MANY_MARKS.test(text) ? text : text.normalize("NFC");
}
