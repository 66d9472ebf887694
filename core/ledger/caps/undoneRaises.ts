import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { ChangeCause, LedgerEntry } from "../LedgerEntry.ts";
import { lostIn, minutesOf, owedIn } from "../accrualsIn.ts";
import { asPosted, isOfTerms, isReturn } from "./undoneChanges.ts";

interface Undoing {
  cause: ChangeCause;
  firstDay: IsoDate;
  /** Returns the year's accruals as they would be if the case had always been known. Absent for scheduled changes. */
  replayed?: () => readonly LedgerEntry[];
}

/** The raises of one kind that no later change has undone. */
interface Raises {
  owed: Minutes;
  lost: Minutes;
  /** Minutes posted, except those that gave back what a decrease took. */
  given: Minutes;
  /** The accruals since the first of these raises. */
  since: readonly LedgerEntry[];
}

const NONE: Raises = { owed: 0, lost: 0, given: 0, since: [] };

/**
 * Returns the minutes (negative or 0) that a change of terms takes. What the maximum cut from earlier raises of the same
 * kind isn't taken again. `owed` must be negative, and `accruals` must be of one leave year and grant. Source:
 * docs/decisions/024.
 */
export function takenAfterRaises(
  owed: Minutes,
  accruals: readonly LedgerEntry[],
  { cause, firstDay, replayed }: Undoing,
): Minutes {
  if (!isOfTerms(cause) || lostIn(accruals) <= 0) return owed;
  const { lost, given, since } = raisesIn(
    accruals.filter((entry) => entry.effectiveOn >= firstDay && !isReturn(entry)).toSorted(asPosted),
    cause,
  );
  const cut = replayed ? lost + lostIn(since) : lost;
  if (cut <= 0) return owed;
  const keys = new Set(since.map(({ sourceKey }) => sourceKey));
  const otherwise = replayed && lostIn(since) > 0 ? replayed().filter(({ sourceKey }) => keys.has(sourceKey)) : since;
  return Math.max(owed, Math.min(0, owed + cut, minutesOf(otherwise) - minutesOf(since) - given));
}

function raisesIn(accruals: readonly LedgerEntry[], cause: ChangeCause): Raises {
  let [raises, lowered] = [NONE, 0];
  for (const entry of accruals) {
    const { minutes, kind } = entry;
    if (kind === "policy_change" && entry.details?.cause === cause) {
      const given = Math.max(-raises.given, minutes > 0 ? Math.max(0, minutes - lowered) : minutes);
      const owed = raises.owed + owedIn(entry);
      const lost = raises.lost + lostIn([entry]);
      lowered = Math.max(0, lowered - minutes + given);
      raises = owed > 0 ? { ...raises, owed, lost, given: raises.given + given } : NONE;
    } else {
      lowered = Math.max(0, lowered - Math.max(0, minutes));
      if (raises.owed > 0 && kind === "accrual") raises = { ...raises, since: [...raises.since, entry] };
    }
  }
  return raises;
}
