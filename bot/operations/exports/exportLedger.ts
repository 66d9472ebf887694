import { describeLine } from "#core/ledger/describeLine.ts";
import { LedgerLinesQuery } from "#core/ledger/LedgerLinesQuery.ts";
import { allLedgerLines } from "#db/queries/admin/ledgerLines.ts";
import { eachRow, exporting } from "./exporting.ts";

/** The ledger lines of all people, each with its cause in words, as a file. */
export const exportLedger = exporting("browseLedger", "ledger-entries", LedgerLinesQuery, (query, { me }) =>
  eachRow(allLedgerLines(me.organizationId, query), (line) => ({
    ...line,
    cause: describeLine({ ...line, byName: line.actorName, span: line.request }),
  })),
);
