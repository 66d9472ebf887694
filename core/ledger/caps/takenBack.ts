import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerEntry } from "../LedgerEntry.ts";
import { lostIn, minutesOf } from "../accrualsIn.ts";

/** `owed` must be negative. */
export function takenBack(
  owed: Minutes,
  posted: readonly LedgerEntry[],
  replayed: readonly LedgerEntry[],
): { posted: Minutes; lost: Minutes } {
  const kept = Math.min(0, owed + lostIn(posted), minutesOf(replayed) - minutesOf(posted));
  const minutes = Math.max(owed, kept);
  return { posted: minutes, lost: owed - minutes };
}
