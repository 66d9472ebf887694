import { leaveByDate } from "../lots/leaveByDate.ts";
import { lotCorrections } from "../lots/entries/lotCorrections.ts";
import type { LedgerKind } from "../LedgerEntry.ts";
import { differenceText } from "./differenceText.ts";
import type { Finding } from "./Finding.ts";
import type { PostedLedger } from "./PostedLedger.ts";

const VERB: Partial<Record<LedgerKind, string>> = {
  carry_over: "Carried over",
  expiry: "Expired",
  cap: "Cut",
  transfer: "Moved",
  settlement: "Settled",
};

/**
 * Verifies that carry-overs, expiries, caps, settlements, and sent excess follow from the lots and from the dates on which leave was
 * taken.
 */
export function verifyLots({ accrual, entries, requests, postedThrough }: PostedLedger): Finding[] {
  if (postedThrough === null) return [];
  const taken = requests?.filter(({ status }) => status === "approved").flatMap(({ dayCosts }) => dayCosts);
  const dated = taken ? leaveByDate({ accrual, entries }, taken) : { accrual, entries };
  return lotCorrections(dated, { today: postedThrough, id: "owed" }).map(({ kind, leaveYear, minutes, details }) => {
    const difference = differenceText(kind === "carry_over" ? minutes : -minutes);
    const on = details?.dueOn ? ` on ${details.dueOn}` : "";
    return { kind: "wrong_amount", text: `${VERB[kind]} ${difference} in ${leaveYear}${on}` };
  });
}
