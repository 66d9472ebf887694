export function listText(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(", ")}, ${conjunction} ${words.at(-1)}`;
}
