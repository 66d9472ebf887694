export function managerCycles(managers: ReadonlyMap<string, string | null>): Set<string> {
  const cycles = new Set<string>();
  const known = new Set<string>();
  for (const person of managers.keys()) {
    const path: string[] = [];
    let above: string | null = person;
    while (above !== null && !known.has(above)) {
      known.add(above);
      path.push(above);
      above = managers.get(above) ?? null;
    }
    const begins = above === null ? -1 : path.indexOf(above);
    if (begins >= 0) for (const one of path.slice(begins)) cycles.add(one);
  }
  return cycles;
}
