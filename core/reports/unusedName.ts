/** Adds the result to `taken`. */
export function unusedName(name: string, taken: Set<string>): string {
  let unused = name;
  for (let nth = 2; taken.has(unused); nth++) unused = `${name} (${nth})`;
  taken.add(unused);
  return unused;
}
