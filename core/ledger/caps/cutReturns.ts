import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { accrualsIn, lostIn } from "../accrualsIn.ts";
import { type OpeningDays, openingsAsEntered } from "./openingsAsEntered.ts";
import { mostTakenBack, raisedAgain, withDatedRaises } from "./raisedCarryOver.ts";

/** The entries of the examined year must be individual entries, not sums. */
export interface CappedLedger<Case> {
  accrual: Case;
  entries: readonly LedgerEntry[];
}

export interface CutChange<Case> {
  before: CappedLedger<Case>;
  after: CappedLedger<Case>;
  openedOn?: OpeningDays | undefined;
}

interface Cuts<Case> {
  grantOf: (entry: LedgerEntry) => number;
  /** Returns the minutes of each grant that caps cut when the year is replayed. */
  lossIn: (ledger: CappedLedger<Case>) => ReadonlyMap<number, Minutes>;
}

/**
 * Returns, for each grant, what a change gives back of the minutes that caps cut. If the change raises a carry-over
 * that was lowered before, returns a negative number: the minutes that caps would have cut without the decrease.
 * Source: docs/decisions/024.
 */
export function cutReturns<Case>(
  year: LeaveYear,
  { before, after, openedOn }: CutChange<Case>,
  { grantOf, lossIn }: Cuts<Case>,
): Map<number, Minutes> {
  const accruals = groupBy(accrualsIn(before.entries, year), grantOf);
  let raised = raisedAgain(before.entries, after.entries, year);
  if (raised <= 0 && ![...accruals.values()].some((ofGrant) => lostIn(ofGrant) > 0)) return new Map();
  const lossWith = ({ accrual, entries }: CappedLedger<Case>) =>
    lossIn({ accrual, entries: openingsAsEntered(entries, year, openedOn) });
  const lossOf = (ledger: CappedLedger<Case>) =>
    lossWith({ ...ledger, entries: withDatedRaises(ledger.entries, year) });
  const lossBefore = lossOf(before);
  const lossAgain = raised === 0 ? lossBefore : lossOf(after);
  const lossAfter = raised < 0 ? lossAgain : lossWith(after);
  return new Map(
    [...accruals].map(([grant, ofGrant]) => {
      // If a lower cap applied for a while, the replay under it cuts minutes that were never cut.
      const cut = Math.min(Math.max(0, lostIn(ofGrant)), lossBefore.get(grant) ?? 0);
      const returned = cut - (lossAfter.get(grant) ?? 0);
      if (returned > 0 || raised <= 0) return [grant, Math.max(0, returned)];
      const most = mostTakenBack(ofGrant, { before: before.entries, after: after.entries }, year);
      const taken = Math.max(0, Math.min((lossAgain.get(grant) ?? 0) - cut, raised, most));
      raised -= taken;
      return [grant, -taken];
    }),
  );
}
