/** Returns the text of a refusal with a final period, which texts of a single sentence don't have. */
export function asSentences(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
