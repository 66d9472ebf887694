import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { LedgerEntryList } from "./LedgerEntryList.tsx";
import { LedgerEntryShow } from "./LedgerEntryShow.tsx";

export const ledgerEntries = {
  list: LedgerEntryList,
  show: LedgerEntryShow,
  recordRepresentation: ({ cause }: PersonsLedgerEntryAnswer) => cause,
};
