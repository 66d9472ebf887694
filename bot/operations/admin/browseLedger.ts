import { describeEntry } from "#core/ledger/describeEntry.ts";
import { LedgerEntriesQuery } from "#core/ledger/inputs/LedgerEntriesQuery.ts";
import { findLedgerPage } from "#db/queries/admin/ledgerEntries.ts";
import { browsing } from "./browsing.ts";

/**
 * Returns the ledger entries of all people, each with a description of its cause and whether the caller may undo it.
 */
export const browseLedger = browsing("browseLedger", "The ledger entry", LedgerEntriesQuery, async (query, { me }) => {
  const { rows, total } = await findLedgerPage(me.organizationId, query);
  const entries = rows.map((entry) => ({
    ...entry,
    cause: describeEntry({ ...entry, byName: entry.actorName, span: entry.request }),
    canUndo: entry.isUndoable && entry.userId !== me.id,
  }));
  return { rows: entries, total };
});
