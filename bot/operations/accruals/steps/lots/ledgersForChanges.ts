import type { Transaction } from "sequelize";
import { mayRestore } from "#core/ledger/caps/undoneChanges.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import { findLedgers } from "#db/queries/ledger/findLedgers.ts";

type Ledgers = Parameters<typeof findLedgers>[1];

/** Doesn't sum the entries of people in `changing` who lost minutes that a later change may restore. */
export async function ledgersForChanges(
  organizationId: string,
  { changing, ...of }: Ledgers & { changing: readonly string[] },
  tx?: Transaction,
): Promise<(personId: string, type: LeaveType) => LedgerEntry[]> {
  const summed = await findLedgers(organizationId, of, tx);
  const people = changing.filter((id) => of.types.some((type) => mayRestore(summed(id, type))));
  if (people.length === 0) return summed;
  const single = await findLedgers(organizationId, { ...of, people, before: FIRST_DAY }, tx);
  const areSingle = new Set(people);
  return (id, type) => (areSingle.has(id) ? single : summed)(id, type);
}
