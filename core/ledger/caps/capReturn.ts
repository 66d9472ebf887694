import type { Minutes } from "#core/leave/amounts.ts";
import { groupBy } from "#core/groupBy.ts";
import { capAccrual } from "#core/policies/accrual/capAccrual.ts";
import { type CaseOfTerms, termsAt } from "#core/policies/accrual/caseOfYear.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { ACCRUALS, accrualsIn, lostIn, minutesOf, owedIn } from "../accrualsIn.ts";
import { type CappedLedger, type CutChange, cutReturns } from "./cutReturns.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

/** Like `cutReturns`, under simple terms, which have one grant. */
export function capReturn(year: LeaveYear, change: CutChange<CaseOfTerms>): Minutes {
  const cuts = cutReturns(year, change, { grantOf: () => 0, lossIn: (ledger) => new Map([[0, lossIn(year, ledger)]]) });
  return cuts.get(0) ?? 0;
}

function lossIn(year: LeaveYear, { accrual, entries }: CappedLedger<CaseOfTerms>): Minutes {
  const others = entries.filter((entry) => entry.leaveYear === year && !entry.isUnlimited && !ACCRUALS.has(entry.kind));
  const ofDays = groupBy(accrualsIn(entries, year), ({ effectiveOn, kind }) => `${effectiveOn} ${kind}`);
  let [granted, loss, sinceRaise] = [0, 0, 0];
  let isRaised = false;
  // A day's accruals sort before its policy changes. Except for scheduled changes, entries are posted in that order.
  for (const [, accruals] of [...ofDays].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [first] = accruals;
    if (!first) continue;
    const on = first.effectiveOn;
    const balance = others
      .filter((entry) => wasThere(entry, first))
      .reduce((sum, { minutes }) => sum + minutes, granted);
    const owed = minutesOf(accruals) + lostIn(accruals);
    const cutAt = (then: Minutes) => capAccrual(owed, then, termsAt(accrual, on).maxBalance).lost;
    const raised = minutesOf(others.filter((entry) => mayBeLater(entry, first)));
    const lost = lostWhenPosted(accruals);
    const cut =
      owed < 0
        ? -Math.min(sinceRaise, Math.max(0, -lost))
        : Math.max(cutAt(balance - raised), Math.min(cutAt(balance), lost));
    granted += owed - cut;
    loss += cut;
    isRaised ||= first.kind === "policy_change" && owed > 0;
    if (isRaised) sinceRaise += cut;
  }
  return loss;
}

/** A day's accruals count as posted before that day's adjustments and approved credits. */
function wasThere({ kind, effectiveOn }: LedgerEntry, accrual: LedgerEntry): boolean {
  if (kind === "carry_over") return true;
  const isAfter = (kind === "adjustment" || kind === "credit") && accrual.kind === "accrual";
  return isAfter ? effectiveOn < accrual.effectiveOn : effectiveOn <= accrual.effectiveOn;
}

/** A policy change lost nothing to a raise that was made later on the same day, and entries don't show their order. */
function mayBeLater({ kind, effectiveOn, details }: LedgerEntry, accrual: LedgerEntry): boolean {
  const isRaise = kind === "adjustment" && details?.isCorrection === true;
  return isRaise && accrual.kind === "policy_change" && effectiveOn === accrual.effectiveOn;
}

function lostWhenPosted(accruals: readonly LedgerEntry[]): Minutes {
  return lostIn(accruals.filter((entry) => owedIn(entry) !== 0));
}
