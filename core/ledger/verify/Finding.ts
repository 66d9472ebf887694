import type { LedgerEntry } from "../LedgerEntry.ts";

type FindingKind = "duplicate" | "without_cause" | "missing" | "wrong_amount" | "wrong_year" | "not_computable";

export interface CheckedEntry extends LedgerEntry {
  actorId?: string | null;
  reasonId?: string | null;
}

export interface Finding {
  kind: FindingKind;
  text: string;
  entry?: CheckedEntry;
}
