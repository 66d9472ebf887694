import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import type { Finding } from "./Finding.ts";
import { verifyBookings } from "./verifyBookings.ts";
import type { BookedLedger } from "./verifyBookings.ts";
import { verifyAccruals } from "./verifyAccruals.ts";
import type { PostedLedger } from "./PostedLedger.ts";

/** A person's entries, requests, and accrual facts for one leave type, which must agree. */
export type CheckedLedger = PostedLedger & BookedLedger;

/**
 * Returns the discrepancies in a ledger; none if each entry has its cause, and each cause has one entry with the right
 * amount. Accruals aren't verified if any leave year waits for missing facts, because nothing proves them.
 */
export function verifyLedger(ledger: CheckedLedger): Finding[] {
  return [...verifyKeys(ledger), ...verifyBookings(ledger), ...(hasWaited(ledger) ? [] : verifyAccruals(ledger))];
}

function hasWaited({ accrual, postedThrough }: CheckedLedger): boolean {
  const { opening, startsIn } = accrual;
  const through = postedThrough === null ? opening : leaveYearOf(postedThrough, startsIn);
  const years = Array.from({ length: Math.max(0, through - opening) + 1 }, (_, index) => opening + index);
  return years.some((year) => isWaiting(accrual, year));
}

function verifyKeys({ entries }: CheckedLedger): Finding[] {
  const known = new Set<string>();
  return entries.flatMap((entry): Finding[] => {
    if (known.has(entry.sourceKey)) return [{ kind: "duplicate", text: `${entry.sourceKey} is posted twice`, entry }];
    known.add(entry.sourceKey);
    return [];
  });
}
