import { describeEntry } from "#core/ledger/describeEntry.ts";
import { LedgerEntriesQuery } from "#core/ledger/inputs/LedgerEntriesQuery.ts";
import { allLedgerEntries } from "#db/queries/admin/ledgerEntries.ts";
import { eachRow, exporting } from "./exporting.ts";

/** Exports the ledger entries of all people, each with a description of its cause. */
export const exportLedger = exporting("browseLedger", "ledger-entries", LedgerEntriesQuery, (query, { me }) =>
  eachRow(allLedgerEntries(me.organizationId, query), (entry) => ({
    ...entry,
    cause: describeEntry({ ...entry, byName: entry.actorName, span: entry.request }),
  })),
);
