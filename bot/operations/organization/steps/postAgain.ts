import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import { type DueSpan, linkedCases } from "#core/ledger/transfers/receipts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { insertEntrySets, type EntrySet } from "#db/queries/ledger/insertEntrySets.ts";
import { recordAccrualsPosted } from "#db/queries/ledger/accrualOffices.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { followUpHome } from "#bot/operations/notifications/steps/followUp.ts";
import { activeTypes } from "#bot/operations/knownTypes/steps/activeTypes.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { dueTogether } from "#bot/operations/accruals/steps/lots/linkedEntries.ts";
import { postThroughDay } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";

const PEOPLE = 500;

/** The people and offices must be locked, and the current ledger series must be empty. */
export async function postAgain(
  organizationId: string,
  of: { people: readonly string[]; offices: readonly { id: string; zone: Zone; postingThrough: IsoDate | null }[] },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const types = await activeTypes(organizationId, tx);
  for (const ids of chunksOf(of.people, PEOPLE)) {
    const people = await findPeopleById(organizationId, ids, tx);
    const caseOf = await casesOf(organizationId, people, tx);
    const due = await mapWithPauses(people, (person) => {
      const span = { after: null, through: postThroughDay(person, now) };
      const cases = types.map((type) => caseOf(person.id, type));
      return together(cases, span).map((same) => ({ id: person.id, same, span, key: JSON.stringify([same, span]) }));
    });
    const alike = [...groupBy(due.flat(), ({ key }) => key).values()];
    const sets = await mapWithPauses(alike, (group): EntrySet[] => {
      const [first] = group;
      if (!first) return [];
      const ledgers = first.same.map((accrual) => ({ accrual, entries: [] }));
      return [{ entries: dueTogether(ledgers, first.span), people: group.map(({ id }) => id) }];
    });
    await insertEntrySets(organizationId, sets.flat(), { now }, tx);
    await followUpHome(people, { tx, now });
  }
  for (const office of of.offices)
    await recordAccrualsPosted(organizationId, office.id, postThroughDay(office, now), tx);
}

function together(cases: readonly AccrualCase[], span: DueSpan): (readonly AccrualCase[])[] {
  const linked = linkedCases(cases, span);
  const alone = cases.filter((accrual) => !linked.includes(accrual)).map((accrual) => [accrual]);
  return linked.length > 0 ? [...alone, linked] : alone;
}
