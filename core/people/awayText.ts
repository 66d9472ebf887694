interface Away {
  alsoAway: readonly string[];
  alsoPending: readonly string[];
}

/** Returns "Ana; pending: Ben", the names as `list` writes them; empty if nobody is or may be away. */
export function awayText({ alsoAway, alsoPending }: Away, list: (names: readonly string[]) => string): string {
  return [
    ...(alsoAway.length > 0 ? [list(alsoAway)] : []),
    ...(alsoPending.length > 0 ? [`pending: ${list(alsoPending)}`] : []),
  ].join("; ");
}
