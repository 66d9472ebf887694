import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { TermsCause } from "#core/policies/termsTimeline.ts";
import { lostIn, owedIn } from "../accrualsIn.ts";
import type { ChangeCause, LedgerEntry } from "../LedgerEntry.ts";

const OF_TERMS: Record<TermsCause, true> = { policy: true, override: true, office: true, hours: true };

/**
 * Returns true if `minutesToRestore` or `takenAfterRaises` requires individual entries. Policy changes must be
 * individual already.
 */
export function mayRestore(entries: readonly LedgerEntry[]): boolean {
  return entries.some(
    (entry) =>
      entry.kind === "policy_change" && (entry.minutes < 0 || lostIn([entry]) > 0) && isOfTerms(entry.details?.cause),
  );
}

/**
 * Returns the minutes that earlier changes of the same kind took back and that haven't been granted again since. A
 * change that raises the amount gives these minutes back regardless of the maximum. `accruals` must be of one leave
 * year and grant. Source: docs/decisions/024.
 */
export function minutesToRestore(
  accruals: readonly LedgerEntry[],
  { cause, firstDay }: { cause: ChangeCause; firstDay: IsoDate },
): Minutes {
  if (!isOfTerms(cause)) return 0;
  return accruals
    .filter((entry) => entry.effectiveOn >= firstDay && !isReturn(entry))
    .filter(({ details, minutes }) => minutes > 0 || details?.cause === cause)
    .toSorted(asPosted)
    .reduce((taken, { minutes }) => Math.max(0, taken - minutes), 0);
}

export function isOfTerms(cause: ChangeCause | undefined): boolean {
  return cause !== undefined && cause in OF_TERMS;
}

/** An entry that returns minutes cut by a maximum doesn't change what the year has earned. */
export function isReturn(entry: LedgerEntry): boolean {
  return owedIn(entry) === 0;
}

/** On each day, scheduled changes are posted first, then accruals, and then other changes. */
export function asPosted(one: LedgerEntry, other: LedgerEntry): number {
  if (one.effectiveOn !== other.effectiveOn) return one.effectiveOn < other.effectiveOn ? -1 : 1;
  return placeOf(one) - placeOf(other) || one.minutes - other.minutes;
}

function placeOf({ kind, type, effectiveOn, sourceKey }: LedgerEntry): number {
  if (kind === "accrual") return 1;
  return sourceKey.startsWith(`policy_change:${type}:${effectiveOn}`) ? 0 : 2;
}
