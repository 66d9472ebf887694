import type { IsoDate } from "../dates.ts";
import type { WeekStart } from "../weeks.ts";
import type { NumericOrder } from "./DayPhrase.ts";

export type IsWorked = (date: IsoDate) => boolean;

/** The spans that a phrase may mean; an ambiguous phrase has more than one. */
export interface Spans {
  spans: { startDate: IsoDate; endDate: IsoDate }[];
  /** True if every date was typed in full, as in `2027-03-01`, so nothing was inferred. */
  isIso: boolean;
}

export interface Reading {
  today: IsoDate;
  isWorked: IsWorked;
  weekStart: WeekStart;
  order: NumericOrder;
}
