import type { Transaction } from "sequelize";
import type { LedgerEntry as Entry } from "#core/ledger/LedgerEntry.ts";
import { batch, insertion, insertRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import type { Person } from "#db/queries/people/person.ts";
import { LedgerEntry } from "#db/models/leave/LedgerEntry.ts";

type Owner = Pick<Person, "organizationId" | "id" | "ledgerSeries">;

interface EntryCause {
  requestId?: string;
  actorId?: string;
  reasonId?: string;
}

export async function postEntries(
  person: Owner,
  rows: Entry[],
  { tx, now }: { tx: Transaction; now: Date },
  cause: EntryCause = {},
): Promise<void> {
  await insertRows([batch(LedgerEntry, rowsOf(person, rows, now, cause))], tx);
}

/** Queues the entries until the commit or `writeWaiting`, so earlier reads don't find them. */
export async function postEntriesAtCommit(
  person: Owner,
  rows: Entry[],
  { tx, now }: { tx: Transaction; now: Date },
  cause: EntryCause,
): Promise<void> {
  if (rows.length > 0) await writeAtCommit(insertion(batch(LedgerEntry, rowsOf(person, rows, now, cause))), tx);
}

function rowsOf(person: Owner, rows: Entry[], now: Date, cause: EntryCause) {
  return rows.map(({ details, ...entry }) => ({
    id: newId(),
    ...entry,
    ...cause,
    organizationId: person.organizationId,
    userId: person.id,
    series: person.ledgerSeries,
    details: details ? { ...details } : null,
    createdAt: now,
  }));
}
