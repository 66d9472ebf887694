import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { newId } from "#db/newId.ts";
import { lockPerson } from "#db/queries/person.ts";
import { insertLineSets } from "#db/queries/lineSets.ts";
import { findPlacedElsewhere, findPostedPeople, type PostedPerson } from "#db/queries/postedPeople.ts";
import { lockPeopleById } from "#db/queries/wholePeople.ts";
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

/** Posts at once what an edit of the policy, from its first version on, means for what each of them has earned; everything due by the day is posted. */
export async function recalculateOffice(
  { organizationId, officeId, type, day }: OfficePolicy,
  firstVersion: number,
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const edit = { officeId, type, firstVersion };
  const office = await findPostingOffice(organizationId, officeId, tx);
  if (!office) throw new Error("An office just edited is gone");
  const id = newId();
  for (const withoutOffice of office.isDefault ? [false, true] : [false]) {
    for (let after: string | undefined = FIRST_ID; after !== undefined;) {
      const window = { officeId: withoutOffice ? null : officeId, after, most: PEOPLE };
      const people: PostedPerson[] = await findPostedPeople(organizationId, window, tx);
      const changes = people.map((one) => {
        // Who has moved here from where it is tomorrow is posted up to there, which may be in the next leave year.
        const today = one.postedThrough !== null && one.postedThrough > day ? one.postedThrough : day;
        const change = { today, cause: "policy", id, since: day } as const;
        return { person: { ...one, effectiveOfficeId: officeId }, change, through: today };
      });
      const { changed } = await changedSets(organizationId, { types: [type], changes, edit }, tx);
      await insertLineSets(organizationId, changed, { now, actorId }, tx);
      after = people.at(-1)?.id;
    }
  }
  const elsewhere = await findPlacedElsewhere(organizationId, officeId, tx);
  const moved = await lockPeopleById(organizationId, elsewhere, tx);
  const recalculations = moved.map((person) => ({
    person,
    day: person.postedThrough ?? day,
    since: day,
    cause: "policy" as const,
  }));
  await recalculate(organizationId, recalculations, { tx, now, actorId, edit });
}
