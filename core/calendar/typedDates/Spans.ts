import type { IsoDate } from "../dates.ts";
import type { WeekStart } from "../weeks.ts";
import type { NumericOrder } from "./DayPhrase.ts";

export type IsWorked = (date: IsoDate) => boolean;

export interface Spans {
  spans: { startDate: IsoDate; endDate: IsoDate }[];
  isIso: boolean;
}

export interface Reading {
  today: IsoDate;
  isWorked: IsWorked;
  weekStart: WeekStart;
  order: NumericOrder;
}
