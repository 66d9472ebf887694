import type { IsoDate } from "../dates.ts";
import type { WeekStart } from "../weeks.ts";
import type { NumericOrder } from "./DayPhrase.ts";

/** Returns whether a person works on a date. */
export type IsWorked = (date: IsoDate) => boolean;

/** The spans that a phrase may mean; an ambiguous phrase has more than one. */
export interface Spans {
  spans: { startDate: IsoDate; endDate: IsoDate }[];
  /** True if every date was typed in full, as in `2027-03-01`, so nothing was inferred. */
  isIso: boolean;
}

/**
 * The context for reading a phrase: today's date, the person's workdays and first day of the week, and the order of
 * numeric dates such as `3/4`.
 */
export interface Reading {
  today: IsoDate;
  isWorked: IsWorked;
  weekStart: WeekStart;
  order: NumericOrder;
}
