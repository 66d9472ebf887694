import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { newId } from "#db/newId.ts";
import { lockPerson } from "#db/queries/person.ts";
import { insertLineSets } from "#db/queries/lineSets.ts";
import { findPlacedElsewhere, findPostedPeople, type PostedPerson } from "#db/queries/postedPeople.ts";
import { completePosting, findPostingOffice } from "#db/queries/postingOffices.ts";
import { bringUpToDate } from "./bringUpToDate.ts";
import { changedSets } from "./changedSets.ts";
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
      const change = { today: of.day, cause: "policy", id } as const;
      const sets = await changedSets({ ...of, office, people }, change, tx);
      await insertLineSets(organizationId, sets, { now, actorId }, tx);
      after = people.at(-1)?.id;
    }
  }
  for (const personId of await findPlacedElsewhere(organizationId, officeId, tx)) {
    const person = await lockPerson(organizationId, personId, tx);
    if (person) await recalculate(person, { day: of.day, cause: "policy" }, { tx, now, actorId });
  }
}
