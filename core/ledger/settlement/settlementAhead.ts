import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { isSettlementOf } from "../LedgerEntry.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";
import { entriesThrough, type Leaving } from "./entriesThrough.ts";
import { settlementDays } from "./settlementDays.ts";
import { awaitedForSettlement } from "./settlementEntries.ts";

export interface SettlementAmounts {
  paidOut: Minutes;
  reclaimed: Minutes;
  writtenOff: Minutes;
  waitingFor?: readonly string[];
}

/** Assumes that nothing else is booked or changed. Yields null where other work may run. */
export function* settlementAhead(ledger: PersonLedger, leaving: Leaving): Generator<SettlementAmounts | null> {
  if (!settlementDays(ledger.accrual).includes(leaving.endDate)) return;
  const entries = yield* entriesThrough(ledger, leaving);
  yield settlementIn({ ...ledger, entries }, leaving.endDate);
}

export function settlementIn(ledger: PersonLedger, endDate: IsoDate): SettlementAmounts {
  const ofDay = ledger.entries.filter((entry) => isSettlementOf(entry, endDate));
  const sumOf = (wanted: string) =>
    ofDay.reduce((sum, { minutes, details }) => (details?.outcome === wanted ? sum + minutes : sum), 0);
  const waitingFor = awaitedForSettlement(ledger, endDate);
  return {
    paidOut: 0 - sumOf("paid_out"),
    reclaimed: sumOf("reclaimed"),
    writtenOff: 0 - sumOf("written_off"),
    ...(waitingFor.length > 0 && { waitingFor }),
  };
}
