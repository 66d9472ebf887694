import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/dates.ts";
import type { OpeningFacts, OpeningPerson, YearBalance } from "#core/imports/OpeningFacts.ts";
import type { OpeningRow } from "#core/imports/OpeningRow.ts";
import type { ReadRow } from "#core/imports/readRow.ts";
import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import { findOpenedYears } from "#db/queries/imports/openings.ts";
import type { Person } from "#db/queries/person.ts";
import { casesOf } from "../posting/casesOf.ts";

interface Context {
  tx: Transaction;
  now: Date;
}

const NOTHING: YearBalance = { opened: null, balance: 0 };

/** Everything that decides what the rows of a file of opening balances come to; the people are posted up to today. */
export async function openingFacts(
  me: Person,
  { rows, people }: { rows: readonly ReadRow<OpeningRow>[]; people: readonly Person[] },
  { tx, now }: Context,
): Promise<OpeningFacts> {
  const caseOf = await casesOf(me.organizationId, people, tx);
  const known = people.map(({ id, email, name, isActive, zone }): OpeningPerson => {
    const cases = {
      vacation: caseOf(id, "vacation"),
      sick: caseOf(id, "sick"),
      personal: caseOf(id, "personal"),
    };
    return { id, email: email.toLowerCase(), name, isActive, today: todayIn(zone, now), cases };
  });
  const current = known.map(({ today }) => leaveYearOf(today, me.leaveYearStartsIn));
  const years = [...new Set([...current, ...rows.flatMap(({ row }) => row?.year ?? [])])];
  const opened = new Map(
    (await findOpenedYears(me.organizationId, known, years, tx)).map((year) => [
      `${year.userId} ${year.type} ${year.leaveYear}`,
      year,
    ]),
  );
  return {
    me: me.id,
    admins: [...(await peopleAround(me.organizationId, [me.id], tx)).values()],
    people: new Map(known.map((person) => [person.email, person])),
    yearOf: (id, type, year) => opened.get(`${id} ${type} ${year}`) ?? NOTHING,
  };
}
