import type { Transaction } from "sequelize";
import { ledgerCorrections } from "#core/ledger/ledgerCorrections.ts";
import { pastLeave } from "#core/ledger/caps/cutsAfterLeave.ts";
import { correctedOpenings } from "#core/ledger/caps/correctedOpenings.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { acrossTypes, reachedFrom } from "#core/ledger/transfers/acrossTypes.ts";
import { correctedReceipt } from "#core/ledger/transfers/receipts.ts";
import { type AccrualCase, hasCaps, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { newId } from "#db/newId.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { type EntrySet, insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findLedgers } from "#db/queries/ledger/findLedgers.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { casesOf } from "./casesOf.ts";
import { openingDays } from "./lots/openingDays.ts";
import { wholeLedgersOf } from "./lots/wholeLedgersOf.ts";
import { postThroughDay } from "./bringUpToDate.ts";

interface Posted {
  person: Person;
  entries: readonly Omit<LedgerEntry, "details">[];
}

const END_OF_TIME = "9999-12-31";

export async function correctAfterPosting(
  organizationId: string,
  posted: readonly Posted[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const changed = posted.flatMap(({ person, entries }) => {
    const today = postThroughDay(person, now);
    const thisYear = leaveYearOf(today, person.leaveYearStartsIn);
    return [...groupBy(entries, ({ type }) => type)].flatMap(([type, ofType]) => {
      const past = [...pastLeave(ofType, today), ...correctedOpenings(ofType, thisYear)];
      const changesCarryOver = person.hasPolicyDocuments || ofType.some(({ leaveYear }) => leaveYear < thisYear);
      return changesCarryOver || past.length > 0 ? { person, type, today, past } : [];
    });
  });
  if (changed.length === 0) return;
  await writeWaiting(tx);
  const people = [...new Set(changed.map(({ person }) => person))];
  const caseOf = await casesOf(organizationId, people, tx);
  const correction = newId();
  const needsEntries = ({ person: { id }, type, past }: Changed) => {
    const accrual = caseOf(id, type);
    return usesLots(accrual) || (past.length > 0 && hasCaps(accrual));
  };
  const [whole, summed] = [changed.filter(needsEntries), changed.filter((one) => !needsEntries(one))];
  const sets = [
    ...(await carryOversOf(organizationId, summed, { caseOf, correction, tx })),
    ...(await correctionsOf(organizationId, whole, { caseOf, correction, tx })),
  ];
  await insertEntrySets(organizationId, sets, { now }, tx);
}

interface Changed {
  person: Person;
  type: LeaveType;
  today: IsoDate;
  past: LedgerEntry[];
}

interface Correcting {
  caseOf: (personId: string, type: LeaveType) => AccrualCase;
  correction: string;
  tx: Transaction;
}

async function carryOversOf(
  organizationId: string,
  changed: readonly Changed[],
  { caseOf, correction, tx }: Correcting,
): Promise<EntrySet[]> {
  if (changed.length === 0) return [];
  const people = [...new Set(changed.map(({ person }) => person.id))];
  const types = [...new Set(changed.map(({ type }) => type))];
  const ledgerOf = await findLedgers(organizationId, { people, types, fromYear: 0, before: END_OF_TIME }, tx);
  return mapWithPauses(changed, ({ person: { id }, type, today }) => {
    const owed = () => ledgerCorrections(caseOf(id, type), ledgerOf(id, type), { today, id: correction });
    return { entries: unlessMissing(owed, []), people: [id] };
  });
}

async function correctionsOf(
  organizationId: string,
  changed: readonly Changed[],
  { caseOf, correction, tx }: Correcting,
): Promise<EntrySet[]> {
  if (changed.length === 0) return [];
  const linked = [...groupBy(changed, ({ person }) => person.id)].map(([id, ofPerson]) => {
    const types = [...new Set(ofPerson.map(({ type }) => type))];
    const today = ofPerson[0]?.today ?? END_OF_TIME;
    return { id, ofPerson, today, cases: reachedFrom(types, (type) => caseOf(id, type)) };
  });
  const of = { people: linked.map(({ id }) => id), cases: linked.flatMap(({ cases }) => cases) };
  const ledgersOf = await wholeLedgersOf(organizationId, of, tx);
  const replayed = changed.flatMap(({ person, past }) => (past.length > 0 ? person : []));
  const openedOn = await openingDays(organizationId, replayed, tx);
  return mapWithPauses(linked, ({ id, ofPerson, today, cases }) => {
    const by = { today, id: correction };
    const isPast = ofPerson.some(({ past }) => past.length > 0);
    const entries = acrossTypes(ledgersOf(id, cases), correctedReceipt(by), ({ accrual, entries: known }, received) => {
      const own = ofPerson.filter(({ type }) => type === accrual.type);
      if (own.length === 0 && received.length === 0) return [];
      const changes = [...own.flatMap((one) => one.past), ...received];
      const past = isPast && hasCaps(accrual) ? changes : undefined;
      const made = { ...by, past, openedOn: openedOn(id, accrual.type) };
      return unlessMissing(() => ledgerCorrections(accrual, known, made), []);
    });
    return { entries, people: [id] };
  });
}
