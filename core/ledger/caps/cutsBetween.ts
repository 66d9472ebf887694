import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { grantOf, lostIn, minutesOf, owedIn } from "../accrualsIn.ts";

interface Cut {
  accrual: LedgerEntry;
  /** Negative if a cap cuts the accrual again. */
  minutes: Minutes;
}

/**
 * `before` and `now` are the accruals that caps would have left if the ledger without or with the changes had always
 * been known. Gives back no more than caps cut, and takes back only what was returned, because earned days stay.
 */
export function cutsBetween(
  posted: readonly LedgerEntry[],
  { before, now }: { before: readonly LedgerEntry[]; now: readonly LedgerEntry[] },
): Cut[] {
  const ofAccrual = groupBy(posted, ({ details, sourceKey }) => details?.corrects ?? sourceKey);
  const leftBefore = new Map(before.map(({ sourceKey, minutes }) => [sourceKey, minutes]));
  return [...groupBy(now, grantOf)].flatMap(([grant, accruals]) => {
    const isOfGrant = (entry: LedgerEntry) => grantOf(entry) === grant;
    let unnamed = Math.max(0, lostIn(posted.filter((entry) => isOfGrant(entry) && takesBackUnnamed(entry))));
    const differences = accruals.map((accrual) => {
      const known = ofAccrual.get(accrual.sourceKey) ?? [];
      const left = leftBefore.get(accrual.sourceKey) ?? 0;
      const cut = Math.min(unnamed, Math.max(0, minutesOf(known) - left));
      unnamed -= cut;
      const [since, minutes] = [accrual.minutes - left, accrual.minutes - minutesOf(known) + cut];
      return { accrual, known, since, minutes, lost: lostIn(known) + cut };
    });
    const taken = differences.map(takenBack);
    const more =
      minutesOf(accruals) - Math.max(minutesOf(before.filter(isOfGrant)), minutesOf(posted.filter(isOfGrant)));
    const most = Math.min(lostIn(posted.filter(isOfGrant)), more) - sumOf(taken);
    return [...taken, ...givenBack(differences, most)].filter(({ minutes }) => minutes !== 0);
  });
}

interface Difference extends Cut {
  known: readonly LedgerEntry[];
  /** The accrual's minutes in the ledger `now` minus those in `before`. */
  since: Minutes;
  lost: Minutes;
}

/** A carry-over that is raised again takes back minutes without naming the accruals that a cap would have cut. */
function takesBackUnnamed(entry: LedgerEntry): boolean {
  return owedIn(entry) === 0 && entry.details?.corrects === undefined;
}

function takenBack({ accrual, known, since, minutes }: Difference): Cut {
  const returned = minutesOf(known.filter(isReturn));
  return { accrual, minutes: Math.min(0, Math.max(minutes, since, -returned)) };
}

function isReturn({ details }: LedgerEntry): boolean {
  return details?.cause === "leave" || details?.cause === "opening";
}

/** Starts with the highest `since`, because changes of terms may have returned minutes of the other accruals. */
function givenBack(differences: readonly Difference[], most: Minutes): Cut[] {
  let rest = most;
  return differences
    .toSorted((one, other) => other.since - one.since)
    .map(({ accrual, lost, minutes }) => {
      const given = Math.max(0, Math.min(rest, lost, minutes));
      rest -= given;
      return { accrual, minutes: given };
    });
}

function sumOf(cuts: readonly Cut[]): Minutes {
  return cuts.reduce((sum, { minutes }) => sum + minutes, 0);
}
