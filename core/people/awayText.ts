interface Away {
  alsoAway: readonly string[];
  alsoPending: readonly string[];
}

/** Returns "Ana; pending: Ben", with the names formatted by `list`; empty if there are none. */
export function awayText({ alsoAway, alsoPending }: Away, list: (names: readonly string[]) => string): string {
  return [
    ...(alsoAway.length > 0 ? [list(alsoAway)] : []),
    ...(alsoPending.length > 0 ? [`pending: ${list(alsoPending)}`] : []),
  ].join("; ");
}
