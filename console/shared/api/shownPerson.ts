let shown: string | undefined;

/** Remembers the person whom the page shows, by id; undefined if it shows nobody. */
export function rememberShown(id: string | undefined): void {
  shown = id;
}

/** Returns the id of the person whom the page shows, or undefined. */
export function shownPerson(): string | undefined {
  return shown;
}
