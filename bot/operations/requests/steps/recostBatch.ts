import type { Transaction } from "sequelize";
import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { groupBy } from "#core/groupBy.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { recostEntries } from "#core/ledger/recostEntries.ts";
import { yearStartOf } from "#core/policies/accrual/yearStartOf.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import type { DateRange } from "#core/requests/cost/addedEmployment.ts";
import { totalMinutes } from "#core/requests/requestCost.ts";
import { newId } from "#db/newId.ts";
import { findLeaveToCome, type LeaveToCome } from "#db/queries/requests/findLeaveToCome.ts";
import { insertEntrySets, type RequestEntry } from "#db/queries/ledger/insertEntrySets.ts";
import type { Person } from "#db/queries/people/person.ts";
import { storeRecosts } from "#db/queries/requests/storeRecosts.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { correctAfterPosting } from "#bot/operations/accruals/steps/correctAfterPosting.ts";
import { calendarsOf } from "./calendar/calendarsOf.ts";
import { recostChanges } from "./changes/recostChanges.ts";
import { type CostSources, type Recosted, recostedLeave } from "./recostedLeave.ts";
import { announceRecosts } from "#bot/operations/requests/steps/announceRecosts.ts";

export interface Recosting {
  tx: Transaction;
  now: Date;
  actorId: string | null;
  on?: IsoDate;
  from?: IsoDate;
  /** By person id, dates to recalculate even in the past. */
  again?: ReadonlyMap<string, readonly DateRange[]>;
}

interface Batch extends CostSources {
  people: readonly Person[];
  leave: { request: LeaveToCome; person: Person }[];
}

interface Calculated extends Batch {
  recosted: Recosted[];
}

/** The people must be locked and up to date. */
export async function readBatch(organizationId: string, people: readonly Person[], by: Recosting): Promise<Batch> {
  const byId = new Map(people.map((person) => [person.id, person]));
  const since = people.map((person) => ({ id: person.id, from: firstDay(person, by) }));
  const found = await findLeaveToCome(organizationId, since, by.on ?? null, by.tx);
  const leave = found.flatMap((request) => {
    const person = byId.get(request.userId);
    return person ? [{ request, person }] : [];
  });
  const caseOf = await casesOf(organizationId, [...new Set(leave.map(({ person }) => person))], by.tx);
  const calendarOf = await calendarsOf(organizationId, leave, by.tx);
  return { people, leave, caseOf, calendarOf };
}

export async function calculateBatch(batch: Batch, by: Recosting): Promise<Calculated> {
  return { ...batch, recosted: await recostedLeave(batch.leave, batch, by) };
}

export async function writeBatch(
  organizationId: string,
  { people, recosted, caseOf }: Calculated,
  by: Recosting,
): Promise<void> {
  const { tx, now, actorId } = by;
  const changed = recosted.filter(({ changes }) => changes !== null);
  const posted = entriesOf(recosted, caseOf);
  await storeRecosts(organizationId, rowsOf(changed), { tx, now });
  const sets = posted.map(({ person, entries }) => ({ people: [person.id], entries }));
  // None of the entries can exist yet, because their keys contain the new cause.
  await insertEntrySets(organizationId, sets, { now, actorId, existing: "none" }, tx);
  await correctAfterPosting(organizationId, posted, { tx, now });
  const changes = await recostChanges(organizationId, people, by);
  await announceRecosts(organizationId, [...changed, ...changes], by);
}

function firstDay(person: Person, { on, from, now, again }: Recosting): IsoDate {
  const today = todayIn(person.zone, now);
  const first = from ?? (on && on > today ? on : today);
  return (again?.get(person.id) ?? []).reduce((day, range) => earliest(day, range.from), first);
}

function rowsOf(changed: readonly Recosted[]) {
  return {
    requests: changed.map(({ request: { id }, dayCosts }) => ({ id, minutes: totalMinutes(dayCosts) })),
    removed: changed.flatMap(({ request: { id: requestId }, changes }) =>
      (changes?.removed ?? []).map((date) => ({ requestId, date })),
    ),
    written: changed.flatMap(({ request: { id: requestId, type }, person, changes }) =>
      (changes?.written ?? []).map((day) => ({
        ...day,
        requestId,
        leaveYear: leaveYearOf(day.date, yearStartOf(person, type)),
      })),
    ),
  };
}

function entriesOf(recostedOnes: readonly Recosted[], caseOf: CostSources["caseOf"]) {
  const cause = newId();
  const approved = groupBy(
    recostedOnes.filter(({ request }) => request.status === "approved"),
    ({ person }) => person,
  );
  return [...approved].map(([person, ofPerson]) => ({
    person,
    entries: ofPerson.flatMap(({ request: { id, type, booked }, dayCosts }): RequestEntry[] => {
      const accrual = caseOf(person.id, type);
      const isUnlimitedOn = (date: IsoDate) => termsAt(accrual, date).isUnlimited;
      const entries = recostEntries({ id, type, dayCosts }, booked, accrual.startsIn, cause, isUnlimitedOn);
      return entries.map((entry) => ({ ...entry, requestId: id }));
    }),
  }));
}
