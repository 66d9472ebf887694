import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { LedgerEntryList } from "./LedgerEntryList.tsx";
import { LedgerEntryShow } from "./LedgerEntryShow.tsx";

/** The ledger entries of all people; they are read-only, but an adjustment can be undone. */
export const ledgerEntries = {
  list: LedgerEntryList,
  show: LedgerEntryShow,
  recordRepresentation: ({ cause }: PersonsLedgerEntryAnswer) => cause,
};
