import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "./amounts.ts";

/** `minutes` are minutes of a standard day, which has 480. */
export interface DayCost {
  date: IsoDate;
  minutes: Minutes;
}
