import type { Finding } from "./Finding.ts";
import { verifyBookings } from "./verifyBookings.ts";
import type { BookedLedger } from "./verifyBookings.ts";
import { verifyAccruals } from "./verifyAccruals.ts";
import { type CheckedCredit, verifyCredits } from "./verifyCredits.ts";
import type { PostedLedger } from "./PostedLedger.ts";

export type CheckedLedger = PostedLedger & BookedLedger & { credits?: readonly CheckedCredit[] };

export function verifyLedger(ledger: CheckedLedger): Finding[] {
  return [...verifyKeys(ledger), ...verifyBookings(ledger), ...verifyCredits(ledger), ...verifyAccruals(ledger)];
}

function verifyKeys({ entries }: CheckedLedger): Finding[] {
  const known = new Set<string>();
  return entries.flatMap((entry): Finding[] => {
    if (known.has(entry.sourceKey)) return [{ kind: "duplicate", text: `${entry.sourceKey} is posted twice`, entry }];
    known.add(entry.sourceKey);
    return [];
  });
}
