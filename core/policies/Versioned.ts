import type { IsoDate } from "#core/calendar/dates.ts";

/** On each day, the highest version effective on or before that day applies. */
export interface Versioned<T> {
  version: number;
  effectiveOn: IsoDate;
  value: T;
}

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
