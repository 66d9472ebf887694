import { addDays, earliest, type IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import { isBooking } from "../LedgerEntry.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { settlementDays } from "./settlementDays.ts";

/** The settlement of a balance on a last day, in minutes; negative if leave taken in advance is written off. */
export interface SettlementAmounts {
  paidOut: Minutes;
  reclaimed: Minutes;
  writtenOff: Minutes;
}

/**
 * Returns the settlement of a balance on the last day of the current employment, whether it is posted yet or not,
 * provided nothing else is booked or changed until then; null if the balance stays. The case has that last day, but the
 * entries may have been posted under another one, `former`.
 */
export function settlementAhead(
  { accrual, entries }: PersonLedger,
  { today, endDate, former }: { today: IsoDate; endDate: IsoDate; former: IsoDate | null },
): SettlementAmounts | null {
  if (!settlementDays(accrual).includes(endDate)) return null;
  const kept = entries.filter(({ kind, effectiveOn }) => !isBooking(kind) || effectiveOn <= endDate);
  const since = earliest(endDate, former);
  const all = unlessMissing(() => {
    const changed = [...kept, ...changeEntries(accrual, kept, { today, cause: "leaving", id: "ahead", since })];
    return endDate < today ? changed : [...changed, ...dueEntries(accrual, changed, today, addDays(endDate, 1))];
  }, kept);
  const ofDay = all.filter(
    ({ kind, effectiveOn, details }) => kind === "settlement" && (details?.dueOn ?? effectiveOn) === endDate,
  );
  const sumOf = (wanted: string) =>
    ofDay.reduce((sum, { minutes, details }) => (details?.outcome === wanted ? sum + minutes : sum), 0);
  return { paidOut: 0 - sumOf("paid_out"), reclaimed: sumOf("reclaimed"), writtenOff: 0 - sumOf("written_off") };
}
