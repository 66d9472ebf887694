import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "./amounts.ts";

/** `minutes` are of a standard day. */
export interface DayCost {
  date: IsoDate;
  minutes: Minutes;
}
