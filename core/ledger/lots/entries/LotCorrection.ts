import type { IsoDate } from "#core/calendar/dates.ts";

export interface LotCorrection {
  today: IsoDate;
  id: string;
}
