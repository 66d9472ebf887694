import type { Transaction } from "sequelize";
import { reversalEntries } from "#core/ledger/usage.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import type { Person } from "#db/queries/people/person.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { postEntries } from "#bot/operations/accruals/steps/postEntries.ts";

/** The person must be locked and up to date. */
export async function reverseBooking(
  person: Person,
  {
    requestId,
    actorId,
    undone,
    cause,
  }: { requestId: string; actorId: string; undone?: number | undefined; cause?: string | undefined },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const entries = await findLedgerEntries(person.organizationId, person.id, tx);
  const booked = entries.filter((entry) => entry.request?.id === requestId);
  const reversal =
    undone === undefined
      ? reversalEntries(booked, cause)
      : reversalEntries(booked, `undo${undone}`).map((entry) => ({
          ...entry,
          details: { ...entry.details, isUndo: true },
        }));
  await postEntries(person, reversal, { tx, now }, { requestId, actorId });
  await correctAfterPosting(person.organizationId, [{ person, entries: reversal }], { tx, now });
}
