import type { LedgerEntry } from "../LedgerEntry.ts";

/** What can be wrong with a ledger. */
export type FindingKind = "twice" | "without_cause" | "missing" | "wrong_amount" | "wrong_place";

/** A line with who caused it, as far as that is known to the one who asks. */
export interface CheckedLine extends LedgerEntry {
  actorId?: string | null;
  reasonId?: string | null;
}

/** Something that does not agree. */
export interface Finding {
  kind: FindingKind;
  text: string;
  line?: CheckedLine;
}
