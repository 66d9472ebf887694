import type { Transaction } from "sequelize";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { changeLines } from "#core/ledger/changeLines.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { newId } from "#db/newId.ts";
import { lockPerson } from "#db/queries/person.ts";
import { insertLineSets } from "#db/queries/lineSets.ts";
import { findPlacedElsewhere, findPostedPeople, lockPeople, type PostedPerson } from "#db/queries/postedPeople.ts";
import { completePosting, findPostingOffice, type PostingOffice } from "#db/queries/postingOffices.ts";
import { findSummedLines } from "#db/queries/summedLines.ts";
import { bringUpToDate } from "./bringUpToDate.ts";
import { casesOf } from "./casesOf.ts";
import { postPeopleOfOffice } from "./postOffice.ts";
import { recalculate } from "./recalculate.ts";

/** A policy of an office on a day; the organisation is locked. */
export interface OfficePolicy {
  organizationId: string;
  officeId: string;
  type: LeaveType;
  day: IsoDate;
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const PEOPLE = 1000;

/** Posts everything due by the day for everybody whose terms an office's policy is, or was, in one transaction. */
export async function bringOfficeUpToDate(
  { organizationId, officeId, day }: OfficePolicy,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await postPeopleOfOffice(
    { organizationId, officeId, through: day, wait: true },
    { now, inTransaction: (run) => run(tx) },
  );
  await completePosting(organizationId, officeId, day, tx);
  for (const id of await findPlacedElsewhere(organizationId, officeId, tx)) {
    const person = await lockPerson(organizationId, id, tx);
    if (person) await bringUpToDate(person, { tx, now });
  }
}

/** Posts at once what changed terms mean for what each of them has earned, everything due by the day being posted. */
export async function recalculateOffice(
  of: OfficePolicy,
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const { organizationId, officeId } = of;
  const office = await findPostingOffice(organizationId, officeId, tx);
  if (!office) throw new Error("An office just edited is gone");
  const id = newId();
  for (const withoutOffice of office.isDefault ? [false, true] : [false]) {
    for (let after: string | undefined = FIRST_ID; after !== undefined;) {
      const window = { officeId: withoutOffice ? null : officeId, after, most: PEOPLE };
      const people: PostedPerson[] = await findPostedPeople(organizationId, window, tx);
      const sets = await changedSets(of, { office, people, id }, tx);
      await insertLineSets(organizationId, sets, { now, actorId }, tx);
      after = people.at(-1)?.id;
    }
  }
  for (const personId of await findPlacedElsewhere(organizationId, officeId, tx)) {
    const person = await lockPerson(organizationId, personId, tx);
    if (person) await recalculate(person, { day: of.day, cause: "policy" }, { tx, now, actorId });
  }
}

/** The lines of a change for some people, those who get the same together. */
async function changedSets(
  { organizationId, officeId, type, day }: OfficePolicy,
  { office, people, id }: { office: PostingOffice; people: PostedPerson[]; id: string },
  tx: Transaction,
): Promise<{ lines: LedgerLine[]; people: string[] }[]> {
  const ids = people.map((person) => person.id);
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const cases = await casesOf({ organizationId, officeId, office, people, type }, tx);
  const summed = await findSummedLines(
    organizationId,
    { people: ids, types: [type], fromYear: 0, before: addDays(day, 1) },
    tx,
  );
  const ledgers = new Map<string, LedgerLine[]>();
  for (const { userId, ...line } of summed) {
    const ledger = ledgers.get(userId);
    if (ledger) ledger.push(line);
    else ledgers.set(userId, [line]);
  }
  const sets = new Map<string, { lines: LedgerLine[]; people: string[] }>();
  for (const personId of ids) {
    const accrual = cases.get(personId);
    const ledger = ledgers.get(personId) ?? [];
    const key = JSON.stringify([accrual, ledger]);
    const alike = sets.get(key);
    if (alike) alike.people.push(personId);
    else if (accrual) {
      const lines = changeLines(accrual, ledger, { today: day, cause: "policy", id });
      sets.set(key, { lines, people: [personId] });
    }
  }
  return [...sets.values()];
}
