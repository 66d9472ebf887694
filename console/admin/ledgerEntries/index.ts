import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { LedgerEntryList } from "./LedgerEntryList.tsx";
import { LedgerEntryShow } from "./LedgerEntryShow.tsx";

/** The ledger entries of all people; they are read-only, but adjustments and time for extra work can be undone. */
export const ledgerEntries = {
  list: LedgerEntryList,
  show: LedgerEntryShow,
  recordRepresentation: ({ cause }: PersonsLedgerEntryAnswer) => cause,
};
