import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "./amounts.ts";

/** `minutes` are minutes of leave: 60 for an hour, 480 for a day, and 2,400 for a week. */
export interface DayCost {
  date: IsoDate;
  minutes: Minutes;
}
