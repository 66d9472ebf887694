import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { entriesOf } from "#core/ledger/dueEntries.ts";
import { lotEntriesOf } from "#core/ledger/lots/entries/lotEntriesOf.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import type { AddedPerson } from "#db/queries/people/insertPeople.ts";
import { insertEntrySets, type EntrySet } from "#db/queries/ledger/insertEntrySets.ts";
import type { PostedPerson } from "#db/queries/ledger/postedPeople.ts";
import { findAccrualOffice, type AccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import { dueTogether } from "./lots/linkedEntries.ts";
import { DuePlans } from "./duePlan.ts";

/** The number of people in each statement, to limit its memory. */
const PEOPLE = 1000;

/** Posts everything that has fallen due for people just added to an office, whose ledgers are empty. */
export async function postInitialAccruals(
  { organizationId, officeId }: { organizationId: string; officeId: string },
  people: readonly AddedPerson[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const found = await findAccrualOffice(organizationId, officeId, tx);
  const [first] = people;
  if (!found || !first) throw new Error("The office of the added people was not found");
  // The office's `postedThrough` doesn't apply to people who were just added.
  const office = { ...found, postedThrough: null };
  const plans = new DuePlans(officeId, first.postedThrough);
  for (const some of chunksOf(people, PEOPLE)) {
    const sets = setsOf(some, { plans, office, through: first.postedThrough });
    await insertEntrySets(organizationId, sets, { now }, tx);
  }
}

interface Initially {
  plans: DuePlans;
  office: AccrualOffice;
  through: IsoDate;
}

/**
 * Returns the entries of people, grouped by equal plans; their ledgers are still empty, so equal plans give equal
 * entries.
 */
function setsOf(people: readonly AddedPerson[], { plans, office, through }: Initially): EntrySet[] {
  const isOwn = plans.readsPerson(office);
  const alike = groupBy(people, (person) => plans.planFor(unposted(person, office, isOwn), office, undefined));
  return [...alike].map(([{ same, own, lots, linked }, ofPlan]) => ({
    entries: [
      ...same,
      ...own.flatMap(({ events }) => entriesOf(events, [])),
      ...lots.flatMap(({ type, accrual, events }) => {
        const entries = same.filter((entry) => entry.type === type);
        return unlessMissing(() => lotEntriesOf(events, { accrual, entries }, through), []);
      }),
      ...(linked
        ? dueTogether(
            linked.cases.map((accrual) => ({ accrual, entries: [] })),
            linked,
          )
        : []),
    ],
    people: ofPlan.map(({ id }) => id),
  }));
}

/**
 * Returns a person in the form that plans need. Accruals begin when the ledger opens, so all people who had started by
 * then share a plan.
 */
function unposted(person: AddedPerson, { leaveYearStartsIn }: AccrualOffice, isOwn: boolean): PostedPerson {
  const { startDate, addedOn } = person;
  const opens = leaveYearStart(leaveYearOf(addedOn, leaveYearStartsIn), leaveYearStartsIn);
  const isOld = startDate !== null && startDate <= opens;
  return { ...person, startDate: isOld && !isOwn ? null : startDate, postedThrough: null, hasHistory: false };
}
