import type { IsoDate } from "#core/calendar/dates.ts";

/** The date on which factories create rows, a Monday. */
export const TODAY: IsoDate = "2027-03-01";
/** The instant at which factories create rows. */
export const NOW = new Date("2027-03-01T12:00:00Z");
/** An instant a week later, for columns of later events. */
export const LATER = new Date("2027-03-08T12:00:00Z");
