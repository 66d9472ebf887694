import type { IsoDate } from "#core/calendar/dates.ts";

/** Belongs to an append-only history. The highest version effective on or before a day applies on that day. */
export interface Versioned<T> {
  version: number;
  effectiveOn: IsoDate;
  value: T;
}

/** Returns the number of the latest version; 0 if there is none. */
export function lastVersion(known: readonly { version: number }[]): number {
  return Math.max(0, ...known.map(({ version }) => version));
}

export function numberedAfter<T>(
  known: readonly { version: number }[],
  added: readonly T[],
): (T & { version: number })[] {
  const last = lastVersion(known);
  return added.map((one, index) => ({ ...one, version: last + 1 + index }));
}
