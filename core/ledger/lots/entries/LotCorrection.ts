import type { IsoDate } from "#core/calendar/dates.ts";

/** The day of the correction, and the id of its cause. */
export interface LotCorrection {
  today: IsoDate;
  id: string;
}
