import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { newId } from "#db/newId.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import { findPlacedElsewhere, findPostedPeople, type PostedPerson } from "#db/queries/ledger/postedPeople.ts";
import { lockPeopleById } from "#db/queries/people/peopleById.ts";
import { recordAccrualsPosted, findAccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import { bringUpToDate } from "./bringUpToDate.ts";
import type { PlacedPerson, PolicyEdit } from "./casesOf.ts";
import type { ChangedPerson } from "./changedFacts.ts";
import { changedEntrySets } from "./changedEntrySets.ts";
import { postPeopleOfOffice } from "./postOffice.ts";
import { recalculate } from "./recalculate.ts";

interface OfficePolicy {
  organizationId: string;
  officeId: string;
  type: LeaveType;
  day: IsoDate;
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const PEOPLE = 1000;

export async function bringOfficeUpToDate(
  { organizationId, officeId, day }: Omit<OfficePolicy, "type">,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await postPeopleOfOffice(
    { organizationId, officeId, through: day, wait: true },
    { now, inTransaction: (run) => run(tx), atOnce: 1 },
  );
  await recordAccrualsPosted(organizationId, officeId, day, tx);
  for (const id of await findPlacedElsewhere(organizationId, officeId, tx)) {
    const person = await lockPerson(organizationId, id, tx);
    if (person) await bringUpToDate(person, { tx, now });
  }
}

/** Everything due by `day` must already be posted. `regrouped` contains the ids of people whose leave year changes. */
export async function recalculateOffice(
  of: OfficePolicy,
  { edit, from, regrouped }: { edit: PolicyEdit; from: IsoDate; regrouped: ReadonlySet<string> },
  { tx, now, actorId }: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const { organizationId, officeId, type, day } = of;
  const id = newId();
  for await (const people of peopleOfOffice(of, tx)) {
    const changes = people
      .map((person) => policyChangeOf(person, { id, day, regrouped: regrouped.has(person.id) ? [type] : [] }))
      .filter(({ through }) => through >= from);
    const { changed } = await changedEntrySets(organizationId, { types: [type], changes, edit }, tx);
    await insertEntrySets(organizationId, changed, { now, actorId }, tx);
  }
  const elsewhere = await findPlacedElsewhere(organizationId, officeId, tx);
  const moved = await lockPeopleById(organizationId, elsewhere, tx);
  const recalculations = moved
    .map((person) => ({ person, day: person.postedThrough ?? day, since: day, cause: "policy" as const }))
    .filter((recalculation) => recalculation.day >= from);
  await recalculate(organizationId, recalculations, { tx, now, actorId, edit });
}

/** Everything due by `day` must already be posted. */
export async function recalculateHours(
  { organizationId, officeId, day }: Omit<OfficePolicy, "type">,
  by: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const recalculateAll = async (ids: readonly string[]) => {
    const people = await lockPeopleById(organizationId, ids, by.tx);
    const changed = people.map((person) => ({ person, day: person.postedThrough ?? day, cause: "hours" as const }));
    await recalculate(organizationId, changed, by);
  };
  for await (const people of peopleOfOffice({ organizationId, officeId }, by.tx)) {
    await recalculateAll(people.map(({ id }) => id));
  }
  await recalculateAll(await findPlacedElsewhere(organizationId, officeId, by.tx));
}

/** The default office includes people without an office. */
export async function* peopleOfOffice(
  { organizationId, officeId, leftSince }: Pick<OfficePolicy, "organizationId" | "officeId"> & { leftSince?: IsoDate },
  tx: Transaction,
): AsyncGenerator<PlacedPerson[]> {
  const office = await findAccrualOffice(organizationId, officeId, tx);
  if (!office) throw new Error("The edited office was not found");
  for (const withoutOffice of office.isDefault ? [false, true] : [false]) {
    for (let after: string | undefined = FIRST_ID; after !== undefined;) {
      const window = {
        officeId: withoutOffice ? null : officeId,
        after,
        most: PEOPLE,
        ...(leftSince !== undefined && { leftSince }),
      };
      const people: PostedPerson[] = await findPostedPeople(organizationId, window, tx);
      if (people.length > 0) yield people.map((one) => ({ ...one, effectiveOfficeId: officeId }));
      after = people.at(-1)?.id;
    }
  }
}

/** A person who moved to this office from an office farther east may already be posted through the next day. */
export function policyChangeOf(
  person: PlacedPerson,
  { id, day, regrouped }: { id: string; day: IsoDate; regrouped: readonly LeaveType[] },
): ChangedPerson {
  const today = person.postedThrough !== null && person.postedThrough > day ? person.postedThrough : day;
  return { person, change: { today, cause: "policy", id, since: day }, through: today, regrouped };
}
