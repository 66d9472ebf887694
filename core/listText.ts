const ENDS_IN_YEAR = /, \d{4}$/;

export function listText(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  const [first = ""] = words;
  if (words.length < 2) return first;
  const comma = words.length > 2 || ENDS_IN_YEAR.test(first) ? "," : "";
  return `${words.slice(0, -1).join(", ")}${comma} ${conjunction} ${words.at(-1)}`;
}
