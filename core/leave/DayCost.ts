import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "./amounts.ts";

/** The cost of one date of a request, in minutes of a standard day. */
export interface DayCost {
  date: IsoDate;
  minutes: Minutes;
}
