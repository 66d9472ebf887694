import type { IsoDate } from "../dates.ts";
import type { NumericOrder } from "./DayPhrase.ts";

/** The dates that a phrase may mean, more than one where it can be read in two ways. */
export interface Spans {
  spans: { startDate: IsoDate; endDate: IsoDate }[];
  /** Whether every date was typed in full, `2027-03-01`, so that nothing was left to us. */
  isIso: boolean;
}

/** How a phrase is read: on which day, and `3/4` in which order. */
export interface Reading {
  today: IsoDate;
  order: NumericOrder;
}
