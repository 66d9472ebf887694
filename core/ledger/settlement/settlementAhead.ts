import { addDays, addMonths, earliest, type IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearEnd, leaveYearOf, type YearStart } from "#core/leave/leaveYear.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { changeEntries } from "../changeEntries.ts";
import { dueEntries } from "../dueEntries.ts";
import { isBooking, type LedgerEntry } from "../LedgerEntry.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { settlementDays } from "./settlementDays.ts";

/** The settlement of a balance on a last day, in minutes; negative if leave taken in advance is written off. */
export interface SettlementAmounts {
  paidOut: Minutes;
  reclaimed: Minutes;
  writtenOff: Minutes;
}

/** The number of years ahead for which a settlement is calculated, because each year takes time and makes it less certain. */
const YEARS_AHEAD = 10;

/** Returns whether a last day is too far ahead for its settlement to be calculated. */
export function isTooFarAhead(endDate: IsoDate, today: IsoDate): boolean {
  return endDate > addMonths(today, 12 * YEARS_AHEAD);
}

/**
 * Yields the settlement of a balance on the last day of the current employment, whether it is posted yet or not,
 * provided nothing else is booked or changed until then; nothing if the balance stays. Yields null between leave years,
 * where other work may run. The case has that last day, but the entries may have been posted under another one,
 * `former`.
 */
export function* settlementAhead(
  { accrual, entries }: PersonLedger,
  { today, endDate, former }: { today: IsoDate; endDate: IsoDate; former: IsoDate | null },
): Generator<SettlementAmounts | null> {
  if (!settlementDays(accrual).includes(endDate)) return;
  const kept = entries.filter(({ kind, effectiveOn }) => !isBooking(kind) || effectiveOn <= endDate);
  const change = { today, cause: "leaving" as const, id: "ahead", since: earliest(endDate, former) };
  let all = unlessMissing(() => [...kept, ...changeEntries(accrual, kept, change)], null);
  let after = today;
  for (const day of endDate < today ? [] : daysToPlay(today, addDays(endDate, 1), accrual.startsIn)) {
    yield null;
    const [before, since] = [all, after];
    all = before && unlessMissing(() => [...before, ...dueEntries(accrual, before, since, day)], null);
    after = day;
  }
  yield amountsOf(all ?? kept, endDate);
}

/** Returns the last days of the leave years from one day to another, and the other day. */
function daysToPlay(from: IsoDate, to: IsoDate, startsIn: YearStart): IsoDate[] {
  const [first, last] = [leaveYearOf(from, startsIn), leaveYearOf(to, startsIn)];
  return [...Array.from({ length: last - first }, (_, nth) => leaveYearEnd(first + nth, startsIn)), to];
}

function amountsOf(entries: readonly LedgerEntry[], endDate: IsoDate): SettlementAmounts {
  const ofDay = entries.filter(
    ({ kind, effectiveOn, details }) => kind === "settlement" && (details?.dueOn ?? effectiveOn) === endDate,
  );
  const sumOf = (wanted: string) =>
    ofDay.reduce((sum, { minutes, details }) => (details?.outcome === wanted ? sum + minutes : sum), 0);
  return { paidOut: 0 - sumOf("paid_out"), reclaimed: sumOf("reclaimed"), writtenOff: 0 - sumOf("written_off") };
}
