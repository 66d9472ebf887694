import type { Transaction } from "sequelize";
import type { LedgerEntry as Entry } from "#core/ledger/LedgerEntry.ts";
import { batch, insertRows } from "#db/insertRows.ts";
import { newId } from "#db/newId.ts";
import type { Person } from "#db/queries/people/person.ts";
import { LedgerEntry } from "#db/models/leave/LedgerEntry.ts";

interface EntryCause {
  requestId?: string;
  actorId?: string;
  reasonId?: string;
}

/** Appends entries to a person's ledger, with their cause. */
export async function postEntries(
  person: Pick<Person, "organizationId" | "id" | "ledgerSeries">,
  rows: Entry[],
  { tx, now }: { tx: Transaction; now: Date },
  cause: EntryCause = {},
): Promise<void> {
  const entries = rows.map(({ details, ...entry }) => ({
    id: newId(),
    ...entry,
    ...cause,
    organizationId: person.organizationId,
    userId: person.id,
    series: person.ledgerSeries,
    details: details ? { ...details } : null,
    createdAt: now,
  }));
  await insertRows([batch(LedgerEntry, entries)], tx);
}
