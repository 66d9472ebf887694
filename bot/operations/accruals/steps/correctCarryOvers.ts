import type { Transaction } from "sequelize";
import { ledgerCorrections } from "#core/ledger/ledgerCorrections.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { newId } from "#db/newId.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findLedgers } from "#db/queries/ledger/findLedgers.ts";
import { casesOf } from "./casesOf.ts";
import { lotLedgersOf } from "./lots/lotLedgersOf.ts";
import { postThroughDay } from "./postThroughDay.ts";

/** A person, with the entries that were just posted for them. */
interface Posted {
  person: Person;
  entries: readonly Pick<LedgerEntry, "type" | "leaveYear">[];
}

/** A day after every carry-over. */
const END_OF_TIME = "9999-12-31";

/**
 * Posts corrections of carry-overs where the entries just posted changed closed leave years, and of what expired or was
 * cut where lots decide.
 */
export async function correctCarryOvers(
  organizationId: string,
  posted: readonly Posted[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const changed = posted.flatMap(({ person, entries }) => {
    const today = postThroughDay(person, now);
    const thisYear = leaveYearOf(today, person.leaveYearStartsIn);
    const closed = entries.filter(({ leaveYear }) => person.hasPolicyDocuments || leaveYear < thisYear);
    return [...new Set(closed.map(({ type }) => type))].map((type) => ({ person, type, today }));
  });
  if (changed.length === 0) return;
  await writeWaiting(tx);
  const people = [...new Set(changed.map(({ person }) => person))];
  const types = [...new Set(changed.map(({ type }) => type))];
  const caseOf = await casesOf(organizationId, people, tx);
  const of = { people: people.map(({ id }) => id), types, fromYear: 0, before: END_OF_TIME };
  const ledgerOf = await findLedgers(organizationId, of, tx);
  const correction = newId();
  const lotsOf = await lotLedgersOf(organizationId, { people: of.people, types, caseOf }, tx);
  const sets = changed.map(({ person: { id }, type, today }) => {
    const accrual = caseOf(id, type);
    const ledger = lotsOf(id, type)?.ledger ?? ledgerOf(id, type);
    const owed = () => ledgerCorrections(accrual, ledger, { today, id: correction });
    return { entries: unlessMissing(owed, []), people: [id] };
  });
  await insertEntrySets(organizationId, sets, { now }, tx);
}
