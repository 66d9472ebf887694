import type { IsoDate } from "#core/calendar/dates.ts";
import type { OfGrant } from "#core/policies/accrual/dueEvents.ts";
import type { LotDates } from "#core/policies/grants/lotDates.ts";
import type { EntryDetails } from "../../LedgerEntry.ts";

export function lotDetails(
  { grant, grantName }: Pick<OfGrant, "grant" | "grantName">,
  on: IsoDate,
  { usableFrom, expiresOn }: LotDates,
): EntryDetails {
  return {
    ...(grant > 0 && { grant }),
    ...(grantName !== undefined && { grantName }),
    ...(usableFrom > on && { usableFrom }),
    ...(expiresOn !== null && { expiresOn }),
  };
}

export function ofGrant(grant: number): string {
  return grant > 0 ? `:grant ${grant}` : "";
}
