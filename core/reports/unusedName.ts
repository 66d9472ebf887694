/** Returns a name with a number if it is taken, such as "Sales (2)", and takes it. */
export function unusedName(name: string, taken: Set<string>): string {
  let unused = name;
  for (let nth = 2; taken.has(unused); nth++) unused = `${name} (${nth})`;
  taken.add(unused);
  return unused;
}
