import { daysBetween, todayIn } from "#core/calendar/dates.ts";
import { assertNotPast } from "#core/closures/assertNotBegun.ts";
import { ClosureInput } from "#core/closures/ClosureInput.ts";
import { figure } from "#core/figure.ts";
import { Refusal } from "#core/refusal.ts";
import { Closure } from "#db/models/closures/Closure.ts";
import { newId } from "#db/newId.ts";
import { addClosureDays, countClosureDays, countClosures, findClosure } from "#db/queries/closures/closures.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { assertNotOwnLeave } from "../assertNotOwnLeave.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { assertNotOwnOffice } from "../offices/steps/assertNotOwnOffice.ts";
import { operation } from "../operation.ts";
import { recostPeopleOf } from "./steps/recostPeopleOf.ts";

const MAX_CLOSURES = 1000;
/** The maximum number of offices that all closures name, because a list of closures contains all names. */
const MAX_NAMED = 20_000;
/** The maximum number of days of an office's closures, because each is a row that every request of its people may read. */
const MAX_DAYS_PER_OFFICE = 1000;

/**
 * Creates a company closure: each date becomes a holiday of its offices, and lowers the cost of future leave that
 * includes it.
 */
export const createClosure = operation("createClosure", ClosureInput, async (input, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const { startDate, endDate, officeIds } = input;
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
    await assertNotOwnOffice(me, officeId, "officeHolidays", { tx, now });
    // On a day that has begun, leave that the person requests afterward would cost nothing, as on a past holiday.
    if (me.role === "Admin" && me.effectiveOfficeId === officeId && startDate === today) {
      await assertNotOwnLeave(me, me.id, "begunHoliday", tx);
    }
  }
  const id = newId();
  await Closure.create({ organizationId, id, ...input, createdAt: now }, { transaction: tx });
  await addClosureDays(organizationId, id, tx);
  await recostPeopleOf(organizationId, officeIds, { tx, now, actorId: me.id });
  await audit({ subject: ["closure", id], after: { ...input } });
  const closure = await findClosure(organizationId, id, tx);
  if (!closure) throw new Error("The created closure was not found");
  return closure;
});
