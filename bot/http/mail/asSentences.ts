/** Texts of a single sentence have no final period. */
export function asSentences(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
