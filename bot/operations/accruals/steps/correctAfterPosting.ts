import type { Transaction } from "sequelize";
import { ledgerCorrections } from "#core/ledger/ledgerCorrections.ts";
import { bookedLate, returnedAfterLeave } from "#core/ledger/caps/returnedAfterLeave.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { acrossTypes, reachedFrom, sendsTo } from "#core/ledger/transfers/acrossTypes.ts";
import { correctedReceipt } from "#core/ledger/transfers/receipts.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { newId } from "#db/newId.ts";
import { writeWaiting } from "#db/writeAtCommit.ts";
import { type EntrySet, insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findLedgers } from "#db/queries/ledger/findLedgers.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { casesOf } from "./casesOf.ts";
import { lotLedgersOf } from "./lots/lotLedgersOf.ts";
import { wholeLedgersOf } from "./lots/wholeLedgersOf.ts";
import { postThroughDay } from "./bringUpToDate.ts";

interface Posted {
  person: Person;
  entries: readonly Pick<LedgerEntry, "type" | "leaveYear" | "effectiveOn" | "minutes">[];
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
      const late = bookedLate(ofType, today);
      const changesCarryOver = person.hasPolicyDocuments || ofType.some(({ leaveYear }) => leaveYear < thisYear);
      return changesCarryOver || late.length > 0 ? { person, type, today, late } : [];
    });
  });
  if (changed.length === 0) return;
  await writeWaiting(tx);
  const people = [...new Set(changed.map(({ person }) => person))];
  const caseOf = await casesOf(organizationId, people, tx);
  const correction = newId();
  const isSending = ({ person: { id }, type }: (typeof changed)[number]) => sendsTo(caseOf(id, type)).length > 0;
  const [sending, alone] = [changed.filter(isSending), changed.filter((one) => !isSending(one))];
  const sets = [
    ...(await ownCorrections(organizationId, alone, { caseOf, correction, tx })),
    ...(await linkedCorrections(organizationId, sending, { caseOf, correction, tx })),
  ];
  await insertEntrySets(organizationId, sets, { now }, tx);
}

interface Changed {
  person: Person;
  type: LeaveType;
  today: IsoDate;
  late: IsoDate[];
}

interface Correcting {
  caseOf: (personId: string, type: LeaveType) => AccrualCase;
  correction: string;
  tx: Transaction;
}

async function ownCorrections(
  organizationId: string,
  changed: readonly Changed[],
  { caseOf, correction, tx }: Correcting,
): Promise<EntrySet[]> {
  if (changed.length === 0) return [];
  const people = [...new Set(changed.map(({ person }) => person.id))];
  const types = [...new Set(changed.map(({ type }) => type))];
  const areAllLots = changed.every(({ person, type }) => usesLots(caseOf(person.id, type)));
  const before = changed.some(({ late }) => late.length > 0) ? FIRST_DAY : END_OF_TIME;
  const ledgerOf = areAllLots
    ? () => []
    : await findLedgers(organizationId, { people, types, fromYear: 0, before }, tx);
  const lotsOf = await lotLedgersOf(organizationId, { people, types, caseOf }, tx);
  return mapWithPauses(changed, ({ person: { id }, type, today, late }) => {
    const accrual = caseOf(id, type);
    const ledger = lotsOf(id, type)?.ledger ?? ledgerOf(id, type);
    const by = { today, id: correction };
    const owed = () => {
      const returned = late.flatMap((leaveFrom) => returnedAfterLeave(accrual, ledger, leaveFrom, by));
      return [...returned, ...ledgerCorrections(accrual, [...ledger, ...returned], by)];
    };
    return { entries: unlessMissing(owed, []), people: [id] };
  });
}

async function linkedCorrections(
  organizationId: string,
  changed: readonly Changed[],
  { caseOf, correction, tx }: Correcting,
): Promise<EntrySet[]> {
  if (changed.length === 0) return [];
  const linked = [...groupBy(changed, ({ person }) => person.id)].map(([id, ofPerson]) => {
    const types = new Set(ofPerson.map(({ type }) => type));
    const today = ofPerson[0]?.today ?? END_OF_TIME;
    return { id, types, today, cases: reachedFrom([...types], (type) => caseOf(id, type)) };
  });
  const of = { people: linked.map(({ id }) => id), cases: linked.flatMap(({ cases }) => cases) };
  const ledgersOf = await wholeLedgersOf(organizationId, of, tx);
  return mapWithPauses(linked, ({ id, types, today, cases }) => {
    const by = { today, id: correction };
    const entries = acrossTypes(
      ledgersOf(id, cases),
      correctedReceipt(by),
      ({ accrual, entries: known }, hasReceived) =>
        hasReceived || types.has(accrual.type) ? unlessMissing(() => ledgerCorrections(accrual, known, by), []) : [],
    );
    return { entries, people: [id] };
  });
}
