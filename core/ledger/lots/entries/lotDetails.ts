import type { IsoDate } from "#core/calendar/dates.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";
import type { EntryDetails } from "../../LedgerEntry.ts";

/** Returns what an entry records about the lot that it opens on a day; what is usual is left out. */
export function lotDetails(grant: number, on: IsoDate, { usableFrom, expiresOn }: LotDates): EntryDetails {
  return {
    ...(grant > 0 && { grant }),
    ...(usableFrom > on && { usableFrom }),
    ...(expiresOn !== null && { expiresOn }),
  };
}
