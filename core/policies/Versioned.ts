import type { IsoDate } from "#core/calendar/dates.ts";

/** A version in an append-only history. The highest version effective on or before a day applies on that day. */
export interface Versioned<T> {
  version: number;
  effectiveOn: IsoDate;
  value: T;
}
