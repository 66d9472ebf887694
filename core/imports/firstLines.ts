/** Returns, for each repeated row by its line, the line on which its key appeared first. */
export function firstLines(rows: readonly { line: number; key: string }[]): Map<number, number> {
  const first = new Map<string, number>();
  const again = new Map<number, number>();
  for (const { line, key } of rows) {
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    else again.set(line, before);
  }
  return again;
}
