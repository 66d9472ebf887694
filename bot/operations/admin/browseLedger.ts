import { describeEntry } from "#core/ledger/describeEntry.ts";
import { LedgerEntriesQuery } from "#core/ledger/inputs/LedgerEntriesQuery.ts";
import { findLedgerPage } from "#db/queries/admin/ledgerEntries.ts";
import { browsing } from "./browsing.ts";

/**
 * Returns the ledger entries of all people, each with a description of its cause and whether the caller may undo it.
 */
export const browseLedger = browsing("browseLedger", "The ledger entry", LedgerEntriesQuery, async (query, { me }) => {
  const { rows, total } = await findLedgerPage(me.organizationId, query);
  const lines = rows.map((line) => ({
    ...line,
    cause: describeEntry({ ...line, byName: line.actorName, span: line.request }),
    canUndo: line.isUndoable && line.userId !== me.id,
  }));
  return { rows: lines, total };
});
