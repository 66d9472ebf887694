import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { toDays } from "#core/leave/amounts.ts";
import { shownDays } from "#core/ledger/shownDays.ts";
import type { LedgerEntryView } from "#bot/operations/balances/readLedger.ts";

/** Presents a ledger entry in days, with the balance after it and its cause as text. */
export function presentLedgerEntry(entry: LedgerEntryView): LedgerEntryAnswer {
  const { id, type, leaveYear, kind, effectiveOn, isUnlimited, isReversed, runningBalance, cause, canUndo } = entry;
  return {
    id,
    type,
    leaveYear,
    kind,
    days: shownDays(entry),
    effectiveOn,
    isUnlimited,
    isReversed,
    balance: toDays(runningBalance),
    cause,
    requestId: entry.request?.id ?? null,
    lost: toDays(entry.details?.lost ?? 0),
    expired: toDays(entry.details?.lapsed ?? 0),
    canUndo,
  };
}
