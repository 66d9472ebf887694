import type { Minutes } from "#core/leave/amounts.ts";
import { lostIn, minutesOf } from "../../accrualsIn.ts";
import { takenBack } from "../../caps/takenBack.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import type { OwedLot } from "./owedLots.ts";

export interface GrantLot extends OwedLot {
  grant: number;
}

interface CorrectedLot {
  lot: GrantLot;
  minutes: Minutes;
}

export function correctedAccruals(
  lots: readonly GrantLot[],
  accruals: readonly LedgerEntry[],
  replayed: readonly LedgerEntry[] | null,
): CorrectedLot[] {
  if (!replayed) return lots.map((lot) => ({ lot, minutes: lot.owed }));
  const corrected = lots.map((lot) => {
    const isOfLot = ofAccrual(lot.corrects);
    const { posted } = takenBack(lot.owed, accruals.filter(isOfLot), replayed.filter(isOfLot));
    return { lot, minutes: posted };
  });
  return [...corrected, ...replayed.flatMap((entry) => cutOtherwise(entry, lots, accruals))];
}

function cutOtherwise(
  { sourceKey: corrects, minutes: now, effectiveOn, details }: LedgerEntry,
  lots: readonly GrantLot[],
  accruals: readonly LedgerEntry[],
): CorrectedLot[] {
  const grant = details?.grant ?? 0;
  const ofGrant = lots.filter((lot) => lot.grant === grant);
  if (ofGrant.length === 0 || ofGrant.some((lot) => lot.corrects === corrects)) return [];
  const accrual = accruals.filter(ofAccrual(corrects));
  const minutes = Math.min(now - minutesOf(accrual), lostIn(accrual));
  if (minutes === 0) return [];
  const { usableFrom = effectiveOn, expiresOn = null } = details ?? {};
  return [
    { lot: { grant, owed: 0, dates: { usableFrom, expiresOn }, suffix: `:cut:${effectiveOn}`, corrects }, minutes },
  ];
}

function ofAccrual(key: string | undefined): (entry: LedgerEntry) => boolean {
  return ({ sourceKey, details }) => (details?.corrects ?? sourceKey) === key;
}
