import type { IsoDate } from "#core/calendar/dates.ts";

/** The day on which rows of factories are made: a Monday. */
export const TODAY: IsoDate = "2027-03-01";
/** The instant at which rows of factories are made. */
export const NOW = new Date("2027-03-01T12:00:00Z");
