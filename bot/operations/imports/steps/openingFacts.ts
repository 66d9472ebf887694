import type { Transaction } from "sequelize";
import { chunksOf } from "#core/chunksOf.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { OpeningFacts, OpeningPerson, YearBalance } from "#core/imports/OpeningFacts.ts";
import type { OpeningRow } from "#core/imports/rows/OpeningRow.ts";
import type { ReadRow } from "#core/imports/readRow.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { findLastOpenedYears, findOpenedYears } from "#db/queries/imports/findOpenedYears.ts";
import type { Person } from "#db/queries/people/person.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";

interface Context {
  tx: Transaction;
  now: Date;
}

const PEOPLE = 500;

const NOTHING: YearBalance = { opened: null, balance: 0 };

/** Everything due by today must be posted for the people. */
export async function openingFacts(
  me: Person,
  { rows, people }: { rows: readonly ReadRow<OpeningRow>[]; people: readonly Person[] },
  { tx, now }: Context,
): Promise<OpeningFacts> {
  const types = (await findLeaveTypes(me.organizationId, tx)).filter(({ archived }) => !archived);
  const keys = types.map(({ key }) => key);
  const known = await knownPeople(me.organizationId, { people, types: keys }, { tx, now });
  const current = known.flatMap(({ today, cases }) =>
    [...cases.values()].map(({ startsIn }) => leaveYearOf(today, startsIn)),
  );
  const years = [...new Set([...current, ...rows.flatMap(({ row }) => row?.year ?? [])])];
  const opened = new Map(
    (await findOpenedYears(me.organizationId, known, years, tx)).map((year) => [
      `${year.userId} ${year.type} ${year.leaveYear}`,
      year,
    ]),
  );
  const last = new Map(
    (await findLastOpenedYears(me.organizationId, known, tx)).map(({ userId, type, leaveYear }) => [
      `${userId} ${type}`,
      leaveYear,
    ]),
  );
  return {
    types,
    me: me.id,
    admins: [...(await peopleAround(me.organizationId, [me.id], tx)).values()],
    people: new Map(known.map((person) => [person.email, person])),
    yearOf: (id, type, year) => opened.get(`${id} ${type} ${year}`) ?? NOTHING,
    lastOpened: (id, type) => last.get(`${id} ${type}`),
  };
}

async function knownPeople(
  organizationId: string,
  { people, types }: { people: readonly Person[]; types: readonly LeaveType[] },
  { tx, now }: Context,
): Promise<OpeningPerson[]> {
  const known: OpeningPerson[] = [];
  for (const some of chunksOf(people, PEOPLE)) {
    const caseOf = await casesOf(organizationId, some, tx);
    for (const { id, email, name, isActive, zone } of some) {
      const cases = new Map(types.map((type) => [type, caseOf(id, type)]));
      known.push({ id, email, name, isActive, today: todayIn(zone, now), cases });
    }
  }
  return known;
}
