/** Returns words as a list: `a`, `a and b`, `a, b, and c`. */
export function listText(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(", ")}, ${conjunction} ${words.at(-1)}`;
}

/** Returns an identifier in words: `unexcusedAbsences` becomes `unexcused absences`. */
export function plainName(name: string): string {
  return name
    .replace(/_/g, " ")
    .replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}

/** Returns the name of a kind of leave: `parental` becomes `parental leave`. */
export function leaveName(kind: string): string {
  const name = plainName(kind);
  return name.endsWith("leave") ? name : `${name} leave`;
}

/** Returns a text that begins with a capital and ends with a period. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
