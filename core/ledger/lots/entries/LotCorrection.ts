import type { IsoDate } from "#core/calendar/dates.ts";

/** A correction of entries that were posted before: its day, and the id of its cause. */
export interface LotCorrection {
  today: IsoDate;
  id: string;
}
