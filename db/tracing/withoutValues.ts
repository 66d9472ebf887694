const PARTS = new RegExp(
  [
    /--[^\n]*/, // a comment
    /\/\*[^]*?\*\//, // a comment
    /"(?:[^"]|"")*"/, // a quoted name
    /\b[eE]'(?:[^'\\]|\\.|'')*'/, // a string with escapes
    /'(?:[^']|'')*'/, // a string
    /\$(?<tag>[A-Za-z_]*)\$[^]*?\$\k<tag>\$/, // a dollar-quoted string
    /(?<![\w$.])\d+(?:\.\d+)?\b/, // a number
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);
const LONGEST = 4000;

/** Returns at most 4,000 characters, with `?` for each value and without comments. */
export function withoutValues(sql: string): string {
  return sql
    .replace(PARTS, (part) => (part.startsWith('"') ? part : part.startsWith("--") || part.startsWith("/*") ? "" : "?"))
    .slice(0, LONGEST);
}
