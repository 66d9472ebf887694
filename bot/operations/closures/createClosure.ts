import type { Transaction } from "sequelize";
import { daysBetween } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { assertNotPast } from "#core/closures/assertNotBegun.ts";
import { ClosureInput } from "#core/closures/ClosureInput.ts";
import { figure } from "#core/figure.ts";
import { Refusal } from "#core/refusal.ts";
import { Closure } from "#db/models/closures/Closure.ts";
import { newId } from "#db/newId.ts";
import { addClosureDays, countClosureDays, countClosures, findClosure } from "#db/queries/closures/closures.ts";
import { findChargedClosure } from "#db/queries/closures/closureLeave.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { findPeopleOfOffices } from "#db/queries/people/people.ts";
import { lockPeopleById } from "#db/queries/people/peopleById.ts";
import type { Person } from "#db/queries/people/person.ts";
import { unknownType } from "#core/leaveTypes/unknownType.ts";
import { bringUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { assertNotOwnLeave } from "../assertNotOwnLeave.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { assertNotOwnOffice } from "../offices/steps/assertNotOwnOffice.ts";
import { operation } from "../operation.ts";
import { assertAffordable } from "./steps/assertAffordable.ts";
import { bookClosure, closureCosts } from "./steps/bookClosure.ts";
import { chargedClosureOf } from "./steps/chargedClosureOf.ts";
import { recostPeopleOf } from "./steps/recostPeopleOf.ts";

const MAX_CLOSURES = 1000;
const MAX_NAMED = 20_000;
const MAX_DAYS_PER_OFFICE = 1000;

/** Each date becomes a holiday of the closure's offices. A charged closure also books requests. */
export const createClosure = operation("createClosure", ClosureInput, async ({ confirmed, ...input }, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const { startDate, endDate, officeIds, charged } = input;
  const { closures, named } = await countClosures(organizationId, tx);
  if (closures >= MAX_CLOSURES) {
    throw new Refusal("conflict", "too_many_closures", `An organization can have at most ${MAX_CLOSURES} closures`);
  }
  if (named + officeIds.length > MAX_NAMED) {
    const text = `An organization's closures can name at most ${figure(MAX_NAMED)} offices in total`;
    throw new Refusal("conflict", "too_many_closure_offices", text, { fields: { officeIds: text } });
  }
  const closed = await countClosureDays(organizationId, officeIds, tx);
  const byId = new Map((await findOffices(organizationId, tx)).map((office) => [office.id, office]));
  for (const officeId of officeIds) {
    const office = byId.get(officeId);
    if (!office) {
      const text = "Unknown office";
      throw new Refusal("invalid", "invalid_input", text, { fields: { officeIds: text } });
    }
    if ((closed.get(officeId) ?? 0) + daysBetween(startDate, endDate) > MAX_DAYS_PER_OFFICE) {
      const text = `${office.name} can have at most ${figure(MAX_DAYS_PER_OFFICE)} days of closures`;
      throw new Refusal("conflict", "too_many_closure_days", text, { fields: { officeIds: text } });
    }
    const today = todayIn(office.timezone, now);
    assertNotPast({ startDate }, today);
    if (charged !== null && startDate === today) throw begunCharge();
    await assertNotOwnOffice(me, officeId, "officeHolidays", { tx, now });
    // Otherwise, an Admin could close their own office today and then request longer leave in which
    // today is free.
    if (me.role === "Admin" && me.effectiveOfficeId === officeId && startDate === today) {
      await assertNotOwnLeave(me, me.id, "begunHoliday", tx);
    }
  }
  const id = newId();
  const closure = await chargedClosureOf(organizationId, { id, ...input }, tx);
  if (charged !== null && !closure) throw unknownType();
  const other = closure && (await findChargedClosure(organizationId, officeIds, input, tx));
  if (other !== undefined) {
    const text = `${other} is also charged to a leave type and already covers some of these dates in at least one of these offices`;
    throw new Refusal("conflict", "closure_exists", text, { fields: { startDate: text } });
  }
  await Closure.create({ organizationId, id, ...input, createdAt: now }, { transaction: tx });
  await addClosureDays(organizationId, id, tx);
  await recostPeopleOf(organizationId, officeIds, { tx, now, actorId: me.id });
  if (closure) {
    const people = await peopleOf(organizationId, input, { tx, now });
    const costs = await closureCosts(organizationId, closure, people, { tx, now });
    const near = costs.filter(({ isTooFar }) => !isTooFar);
    if (costs.length > 0 && near.length === 0) throw tooFarAhead();
    await assertAffordable(organizationId, closure, near, { tx, now, confirmed });
    await bookClosure(organizationId, closure, near, { tx, now, actorId: me.id });
  }
  await audit({ subject: ["closure", id], after: { ...input, ...(closure && { confirmed }) } });
  const created = await findClosure(organizationId, id, tx);
  if (!created) throw new Error("The created closure was not found");
  return created;
});

/** Leave approved for a day that has begun keeps its cost, so the charge would count the day twice. */
function begunCharge(): Refusal {
  const text = "A closure that is charged to a leave type must start after today";
  return new Refusal("invalid", "invalid_input", text, { fields: { startDate: text } });
}

function tooFarAhead(): Refusal {
  const text = "A closure that is charged to a leave type must be in the current or the next leave year";
  return new Refusal("rule", "too_far_ahead", text, { fields: { endDate: text } });
}

async function peopleOf(
  organizationId: string,
  { startDate: first, endDate: last, officeIds }: Omit<ClosureInput, "confirmed">,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<Person[]> {
  const ids = await findPeopleOfOffices(organizationId, officeIds, tx);
  const people: Person[] = [];
  for (const person of await lockPeopleById(organizationId, ids, tx)) {
    const { isActive, startDate, endDate } = person;
    const isEmployed = (startDate === null || startDate <= last) && (endDate === null || endDate >= first);
    if (isActive && isEmployed) people.push(await bringUpToDate(person, { tx, now }));
  }
  return people;
}
