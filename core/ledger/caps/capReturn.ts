import type { Minutes } from "#core/leave/amounts.ts";
import { groupBy } from "#core/groupBy.ts";
import { capAccrual } from "#core/policies/accrual/capAccrual.ts";
import { type CaseOfTerms, termsAt } from "#core/policies/accrual/caseOfYear.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { ACCRUALS, accrualsIn, lostIn, minutesOf } from "../accrualsIn.ts";
import { raisedAgain, returnedIn, withDatedRaises } from "./raisedCarryOver.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

/** The entries of the examined year must be individual entries, not sums. */
interface CappedLedger {
  accrual: CaseOfTerms;
  entries: readonly LedgerEntry[];
}

/**
 * Returns what a change gives back of the minutes that a cap cut. If the change raises a carry-over that was lowered
 * before, returns a negative number: the minutes given back earlier that the change takes back. Source:
 * docs/decisions/024.
 */
export function capReturn(year: LeaveYear, before: CappedLedger, after: CappedLedger): Minutes {
  const accruals = accrualsIn(before.entries, year);
  const [lost, returned] = [lostIn(accruals), returnedIn(accruals)];
  if (lost <= 0 && returned <= 0) return 0;
  const known = { ...before, entries: withDatedRaises(before.entries, year) };
  const less = lossIn(year, known) - lossIn(year, after);
  const raised = raisedAgain(before.entries, after.entries, year);
  return less < 0 ? Math.min(0, Math.max(less, -returned, -raised)) : Math.max(0, Math.min(lost, less));
}

function lossIn(year: LeaveYear, { accrual, entries }: CappedLedger): Minutes {
  const others = entries.filter((entry) => entry.leaveYear === year && !entry.isUnlimited && !ACCRUALS.has(entry.kind));
  const owed = groupBy(accrualsIn(entries, year), ({ effectiveOn, kind }) => `${effectiveOn} ${kind}`);
  let [granted, loss] = [0, 0];
  // A day's accruals sort before its policy changes. Except for scheduled changes, entries are posted in that order.
  for (const [, accruals] of [...owed].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [first] = accruals;
    if (!first) continue;
    const on = first.effectiveOn;
    const balance = others
      .filter((entry) => wasThere(entry, first))
      .reduce((sum, { minutes }) => sum + minutes, granted);
    const { posted, lost } = capAccrual(
      minutesOf(accruals) + lostIn(accruals),
      balance,
      termsAt(accrual, on).maxBalance,
    );
    granted += posted;
    loss += lost;
  }
  return loss;
}

/** A day's accruals count as posted before that day's adjustments and approved credits. */
function wasThere({ kind, effectiveOn }: LedgerEntry, accrual: LedgerEntry): boolean {
  if (kind === "carry_over") return true;
  const isAfter = (kind === "adjustment" || kind === "credit") && accrual.kind === "accrual";
  return isAfter ? effectiveOn < accrual.effectiveOn : effectiveOn <= accrual.effectiveOn;
}
