import type { LedgerEntry } from "./LedgerEntry.ts";
import { LedgerEntryList } from "./LedgerEntryList.tsx";
import { LedgerEntryShow } from "./LedgerEntryShow.tsx";

/** Every line behind every balance: only ever read; an adjustment can be undone. */
export const ledgerEntries = {
  list: LedgerEntryList,
  show: LedgerEntryShow,
  recordRepresentation: ({ cause }: LedgerEntry) => cause,
};
