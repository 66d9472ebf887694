import type { Finding } from "./Finding.ts";
import { verifyBookings } from "./verifyBookings.ts";
import type { BookedLedger } from "./verifyBookings.ts";
import { verifyPostings } from "./verifyPostings.ts";
import type { PostedLedger } from "./PostedLedger.ts";

/** One person and type: everything that must agree. */
export type CheckedLedger = PostedLedger & BookedLedger;

/** What in a ledger contradicts its rules; nothing when every line has its cause, and every cause its line, once and of the right amount. */
export function verifyLedger(ledger: CheckedLedger): Finding[] {
  return [...verifyKeys(ledger), ...verifyBookings(ledger), ...verifyPostings(ledger)];
}

function verifyKeys({ lines }: CheckedLedger): Finding[] {
  const known = new Set<string>();
  return lines.flatMap((line): Finding[] => {
    if (known.has(line.sourceKey)) return [{ kind: "twice", text: `${line.sourceKey} is posted twice`, line }];
    known.add(line.sourceKey);
    return [];
  });
}
