import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import { type AddedPerson, insertPeople } from "#db/queries/people/insertPeople.ts";
import { type HeldOffice, holdOffices } from "#db/queries/offices/offices.ts";
import { assertGroupsFit, assertHoursFit } from "#bot/operations/assertPoliciesFit.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { postInitialAccruals } from "#bot/operations/accruals/steps/postInitialAccruals.ts";
import { postThroughDay } from "#bot/operations/accruals/steps/bringUpToDate.ts";

export type NewPerson = Pick<AddedPerson, "id" | "name" | "email" | "role" | "managerId" | "officeId"> &
  Partial<Pick<AddedPerson, "startDate" | "endDate" | "ptoBalanceOverride" | "facts">>;

const AT_ONCE = 200;

export async function addPeople(
  organizationId: string,
  people: readonly NewPerson[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (people.length === 0) return;
  const officeFor = await officesFor(organizationId, people, tx);
  const daysOf = new Map<string, Pick<AddedPerson, "addedOn" | "postedThrough">>();
  const added = await mapWithPauses(people, (person) => {
    const office = officeFor(person);
    const { startDate = null, endDate = null, ptoBalanceOverride = null, facts = null } = person;
    const days = daysOf.get(office.id) ?? {
      addedOn: todayIn(office.zone, now),
      postedThrough: postThroughDay(office, now),
    };
    daysOf.set(office.id, days);
    const row: AddedPerson = { ...person, startDate, endDate, ptoBalanceOverride, facts, ...days };
    return { row, officeId: office.id };
  });
  await assertGroupsFit(
    organizationId,
    added.map(({ row }) => row),
    tx,
  );
  const rows: AddedPerson[] = [];
  for (const some of chunksOf(managersFirst(added.map(({ row }) => row)), AT_ONCE)) {
    rows.push(...(await insertPeople(organizationId, some, { tx, now })));
  }
  const grouped = rows.filter(({ facts }) => facts?.assigned).map(({ id }) => id);
  await assertHoursFit(organizationId, grouped, tx);
  const officeOf = new Map(added.map(({ row, officeId }) => [row.id, officeId]));
  for (const [officeId, ofOffice] of groupBy(rows, ({ id }) => officeOf.get(id) ?? "")) {
    await postInitialAccruals({ organizationId, officeId }, ofOffice, { tx, now });
  }
}

/** Locks the offices, so that the scheduler can't begin a day while people are added. */
async function officesFor(
  organizationId: string,
  people: readonly NewPerson[],
  tx: Transaction,
): Promise<(person: NewPerson) => HeldOffice> {
  const ids = [...new Set(people.flatMap(({ officeId }) => officeId ?? []))];
  const andDefault = people.some(({ officeId }) => officeId === null);
  let held = await holdOffices(organizationId, { ids, andDefault }, tx);
  // Uses the default office in place of an office that was just deleted.
  if (ids.some((id) => !held.some((office) => office.id === id))) {
    held = await holdOffices(organizationId, { ids, andDefault: true }, tx);
  }
  const byId = new Map(held.map((office) => [office.id, office]));
  const byDefault = held.find(({ isDefault }) => isDefault);
  return ({ officeId }) => {
    const office = (officeId === null ? undefined : byId.get(officeId)) ?? byDefault;
    if (!office) throw new Error(`Organization ${organizationId} has no default office`);
    return office;
  };
}

/** Rows refer to managers, so managers must come before their reports. */
function managersFirst(people: readonly AddedPerson[]): AddedPerson[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const ordered = new Set<AddedPerson>();
  for (const person of people) {
    const above = new Set<AddedPerson>();
    for (let at: AddedPerson | undefined = person; at && !ordered.has(at) && !above.has(at);) {
      above.add(at);
      at = byId.get(at.managerId ?? "");
    }
    for (const one of [...above].toReversed()) ordered.add(one);
  }
  return [...ordered];
}
