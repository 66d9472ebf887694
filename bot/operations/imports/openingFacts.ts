import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/dates.ts";
import type { OpeningFacts, OpeningPerson, YearBalance } from "#core/imports/OpeningFacts.ts";
import type { OpeningRow } from "#core/imports/OpeningRow.ts";
import type { ReadRow } from "#core/imports/readRow.ts";
import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import type { AccrualCase } from "#core/policies/AccrualCase.ts";
import { LEAVE_TYPES, type LeaveType } from "#core/requests/LeaveType.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import { findOpenedYears } from "#db/queries/imports/openings.ts";
import type { Person } from "#db/queries/person.ts";
import { findPostingOffice } from "#db/queries/postingOffices.ts";
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
  const cases = await casesByType(me.organizationId, people, tx);
  const known = people.map(({ id, email, name, isActive, zone }): OpeningPerson => {
    const caseOf = (type: LeaveType) => caseIn(cases[type], id);
    const own = { vacation: caseOf("vacation"), sick: caseOf("sick"), personal: caseOf("personal") };
    return { id, email: email.toLowerCase(), name, isActive, today: todayIn(zone, now), cases: own };
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

type Cases = Map<string, AccrualCase>;

async function casesByType(
  organizationId: string,
  people: readonly Person[],
  tx: Transaction,
): Promise<Record<LeaveType, Cases>> {
  const cases = { vacation: new Map(), sick: new Map(), personal: new Map() } satisfies Record<LeaveType, Cases>;
  for (const officeId of new Set(people.map(({ effectiveOfficeId }) => effectiveOfficeId))) {
    const ofOffice = people.filter(({ effectiveOfficeId }) => effectiveOfficeId === officeId);
    const office = await findPostingOffice(organizationId, officeId, tx);
    if (!office) throw new Error("The office of somebody is gone");
    for (const type of LEAVE_TYPES) {
      const found = await casesOf({ organizationId, officeId, office, people: ofOffice, type }, tx);
      for (const [id, accrual] of found) cases[type].set(id, accrual);
    }
  }
  return cases;
}

function caseIn(cases: Cases, id: string): AccrualCase {
  const accrual = cases.get(id);
  if (!accrual) throw new Error("Somebody has no accrual case");
  return accrual;
}
