/** More combining marks in a row than Unicode's stream-safe text format allows. */
const MANY_MARKS = /(?<!\p{M})\p{M}{31}/u;

/** Makes equal texts compare as equal (NFC). Sorting very many combining marks would take too long. */
export function composed(text: string): string {
  return MANY_MARKS.test(text) ? text : text.normalize("NFC");
}
