import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { LedgerEntryList } from "./LedgerEntryList.tsx";
import { LedgerEntryShow } from "./LedgerEntryShow.tsx";

/** Every entry behind every balance; entries are read-only, but an adjustment can be undone. */
export const ledgerEntries = {
  list: LedgerEntryList,
  show: LedgerEntryShow,
  recordRepresentation: ({ cause }: PersonsLedgerEntryAnswer) => cause,
};
