import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { entriesOf } from "#core/ledger/dueEntries.ts";
import { lotEntriesOf } from "#core/ledger/lots/entries/lotEntriesOf.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import type { AddedPerson } from "#db/queries/people/insertPeople.ts";
import { followLeaveYears } from "#db/queries/policies/followLeaveYears.ts";
import { insertEntrySets, type EntrySet } from "#db/queries/ledger/insertEntrySets.ts";
import type { PostedPerson } from "#db/queries/ledger/postedPeople.ts";
import { findAccrualOffice, type AccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { dueTogether } from "./lots/linkedEntries.ts";
import { type DuePlan, DuePlans, eventsIn } from "./duePlan.ts";
import { inPieces } from "./inPieces.ts";

const PEOPLE = 1000;
const EVENTS = 10_000;
const AT_ONCE = 1000;

/** Expects people who were just added and whose ledgers are empty. */
export async function postInitialAccruals(
  { organizationId, officeId }: { organizationId: string; officeId: string },
  people: readonly AddedPerson[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const found = await findAccrualOffice(organizationId, officeId, tx);
  const [first] = people;
  if (!found || !first) throw new Error("The office of the added people was not found");
  const office = { ...found, postedThrough: null };
  const plans = new DuePlans(officeId, first.postedThrough);
  for (const added of chunksOf(people, PEOPLE)) {
    const some = await withLeaveYears(organizationId, added, office, tx);
    for await (const sets of setsOf(some, { plans, office, through: first.postedThrough })) {
      for (const piece of inPieces(sets, AT_ONCE)) await insertEntrySets(organizationId, piece, { now }, tx);
    }
  }
}

async function withLeaveYears(
  organizationId: string,
  people: readonly AddedPerson[],
  { versions }: AccrualOffice,
  tx: Transaction,
): Promise<readonly AddedPerson[]> {
  const [first] = people;
  if (!first || !versions.includes('"leaveYear"')) return people;
  const of = { people: people.map(({ id }) => id), today: first.addedOn };
  const followed = await followLeaveYears(organizationId, of, tx);
  const yearsOf = new Map(followed.map(({ userId, leaveYears }) => [userId, leaveYears]));
  return people.map((person) => {
    const leaveYears = yearsOf.get(person.id);
    return leaveYears ? { ...person, facts: { ...person.facts, leaveYears } } : person;
  });
}

interface Initially {
  plans: DuePlans;
  office: AccrualOffice;
  through: IsoDate;
}

async function* setsOf(
  people: readonly AddedPerson[],
  { plans, office, through }: Initially,
): AsyncGenerator<EntrySet[]> {
  const isOwn = plans.readsPerson(office);
  const pauses = new Pauses();
  let peopleOf = new Map<DuePlan, AddedPerson[]>();
  let held = 0;
  for (const person of people) {
    await pauses.take();
    const plan = plans.planFor(unposted(person, office, isOwn), office, undefined);
    const alike = peopleOf.get(plan);
    if (alike) {
      alike.push(person);
      continue;
    }
    peopleOf.set(plan, [person]);
    held += eventsIn(plan);
    if (held < EVENTS) continue;
    yield entriesOfPlans(peopleOf, through, pauses);
    peopleOf = new Map();
    held = 0;
  }
  yield entriesOfPlans(peopleOf, through, pauses);
}

async function entriesOfPlans(
  peopleOf: ReadonlyMap<DuePlan, AddedPerson[]>,
  through: IsoDate,
  pauses: Pauses,
): Promise<EntrySet[]> {
  const sets: EntrySet[] = [];
  for (const [{ same, own, lots, linked }, alike] of peopleOf) {
    await pauses.take();
    const entries = [
      ...same,
      ...own.flatMap(({ events }) => entriesOf(events, [])),
      ...lots.flatMap(({ type, accrual, events }) => {
        const ofType = same.filter((entry) => entry.type === type);
        return unlessMissing(() => lotEntriesOf(events, { accrual, entries: ofType }, through), []);
      }),
      ...(linked
        ? dueTogether(
            linked.cases.map((accrual) => ({ accrual, entries: [] })),
            linked,
          )
        : []),
    ];
    sets.push({ entries, people: alike.map(({ id }) => id) });
  }
  return sets;
}

function unposted(person: AddedPerson, { leaveYearStartsIn }: AccrualOffice, isOwn: boolean): PostedPerson {
  const { startDate, addedOn, facts } = person;
  const opens = leaveYearStart(leaveYearOf(addedOn, leaveYearStartsIn), leaveYearStartsIn);
  const isOld = startDate !== null && startDate <= opens && !facts?.leaveYears;
  return {
    ...person,
    startDate: isOld && !isOwn && !facts?.assigned ? null : startDate,
    postedThrough: null,
    hasHistory: false,
    isActive: true,
  };
}
