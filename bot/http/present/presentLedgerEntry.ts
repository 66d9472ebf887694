import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { expiredIn } from "#core/ledger/LedgerEntry.ts";
import { shownDays } from "#core/ledger/shownDays.ts";
import type { LedgerEntryView } from "#bot/operations/balances/readLedger.ts";

export function presentLedgerEntry(entry: LedgerEntryView): LedgerEntryAnswer {
  const { id, type, leaveYear, kind, effectiveOn, isUnlimited, isReversed, cause, canUndo, unit } = entry;
  return {
    id,
    type,
    leaveYear,
    kind,
    days: shownDays(entry),
    effectiveOn,
    isUnlimited,
    isReversed,
    balance: toUnits(entry.balance, unit),
    isLimited: entry.allowed !== null,
    cause,
    requestId: entry.request?.id ?? null,
    lost: toUnits(entry.details?.lost ?? 0, unit),
    expired: toUnits(expiredIn(entry.details), unit),
    canUndo,
  };
}
