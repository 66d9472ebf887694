/** Keeps changes that others made to the list after `seen` was read. */
export function mergedList(
  current: readonly string[],
  { seen, wanted }: { seen: readonly string[] | undefined; wanted: readonly string[] },
): readonly string[] {
  if (!seen) return wanted;
  const [before, after] = [new Set(seen), new Set(wanted)];
  const kept = current.filter((one) => after.has(one) || !before.has(one));
  return [...new Set([...kept, ...wanted.filter((one) => !before.has(one))])];
}
