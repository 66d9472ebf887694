export function asSentences(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}
