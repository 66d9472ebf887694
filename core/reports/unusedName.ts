/** Returns a name, with a number such as "Sales (2)" if it is taken, and marks it as taken. */
export function unusedName(name: string, taken: Set<string>): string {
  let unused = name;
  for (let nth = 2; taken.has(unused); nth++) unused = `${name} (${nth})`;
  taken.add(unused);
  return unused;
}
