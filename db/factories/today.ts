import type { IsoDate } from "#core/calendar/dates.ts";

/** A Monday. */
export const TODAY: IsoDate = "2027-03-01";
export const NOW = new Date("2027-03-01T12:00:00Z");
export const LATER = new Date("2027-03-08T12:00:00Z");
