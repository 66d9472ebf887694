import type { Transaction } from "sequelize";
import type { IsoDate, Zone } from "#core/calendar/dates.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { insertEntrySets, type EntrySet } from "#db/queries/ledger/insertEntrySets.ts";
import { recordAccrualsPosted } from "#db/queries/ledger/accrualOffices.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { followUpHome } from "#bot/operations/notifications/steps/followUp.ts";
import { activeTypes } from "#bot/operations/knownTypes/steps/activeTypes.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { postThroughDay } from "#bot/operations/accruals/steps/postThroughDay.ts";

/** The number of people processed at a time, to limit memory. */
const PEOPLE = 500;

/**
 * Posts everything due by today for all of an organization's people, including former ones. Expects empty ledgers, and
 * people and offices to be locked.
 */
export async function postAgain(
  organizationId: string,
  of: { people: readonly string[]; offices: readonly { id: string; zone: Zone; postingThrough: IsoDate | null }[] },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const types = await activeTypes(organizationId, tx);
  for (const ids of chunksOf(of.people, PEOPLE)) {
    const people = await findPeopleById(organizationId, ids, tx);
    const caseOf = await casesOf(organizationId, people, tx);
    const due = people.flatMap((person) =>
      types.map((type) => ({
        id: person.id,
        same: { accrual: caseOf(person.id, type), through: postThroughDay(person, now) },
      })),
    );
    const alike = [...groupBy(due, ({ same }) => JSON.stringify(same)).values()];
    const sets = alike.flatMap((group): EntrySet[] => {
      const [first] = group;
      if (!first) return [];
      const { accrual, through } = first.same;
      const entries = unlessMissing(() => dueEntries(accrual, [], null, through), []);
      return [{ entries, people: group.map(({ id }) => id) }];
    });
    await insertEntrySets(organizationId, sets, { now }, tx);
    await followUpHome(people, { tx, now });
  }
  for (const office of of.offices)
    await recordAccrualsPosted(organizationId, office.id, postThroughDay(office, now), tx);
}
