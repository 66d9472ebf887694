import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import { accrualsIn, grantOf, lostIn, minutesOf } from "../../accrualsIn.ts";
import { replayedAccruals } from "../../caps/replayedAccruals.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import type { OwedLot } from "./owedLots.ts";

export function owesNothing(lots: readonly OwedLot[]): boolean {
  return lots.length > 0 && lots.reduce((sum, { owed }) => sum + owed, 0) === 0;
}

/**
 * True if the grant's lots have the dates that posting gives them. A change that was scheduled within the year keeps
 * the dates of earlier lots, and a recalculation for another reason must not change them.
 */
export function areAsPosted(
  ledger: PersonLedger,
  { year, grant, on }: { year: LeaveYear; grant: number; on: IsoDate },
): boolean {
  const isOfGrant = (entry: LedgerEntry) => grantOf(entry) === grant;
  const posted = byExpiry(accrualsIn(ledger.entries, year).filter(isOfGrant));
  const replayed = byExpiry(replayedAccruals(ledger, year, on).filter(isOfGrant));
  return posted.size === replayed.size && [...posted].every(([day, minutes]) => replayed.get(day) === minutes);
}

function byExpiry(accruals: readonly LedgerEntry[]): Map<string, Minutes> {
  const ofDays = groupBy(accruals, ({ details }) => details?.expiresOn ?? "");
  const sums = [...ofDays].map(([day, lots]): [string, Minutes] => [day, minutesOf(lots) + lostIn(lots)]);
  return new Map(sums.filter(([, minutes]) => minutes !== 0));
}
