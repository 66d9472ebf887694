import { todayIn } from "#core/calendar/zones.ts";
import { assertNotBegun } from "#core/closures/assertNotBegun.ts";
import { Nothing } from "#core/inputs.ts";
import { Closure } from "#db/models/closures/Closure.ts";
import { findClosureLeave } from "#db/queries/closures/closureLeave.ts";
import { findClosure } from "#db/queries/closures/closures.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { assertNotOwnOffice } from "../offices/steps/assertNotOwnOffice.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { cancelClosureLeave } from "./steps/cancelClosureLeave.ts";
import { recostPeopleOf } from "./steps/recostPeopleOf.ts";

export const deleteClosure = operationOn("deleteClosure", Nothing, async (id, _, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const closure = await findClosure(organizationId, id, tx);
  if (!closure) throw notFound("The closure");
  const { name, startDate, endDate, officeIds, charged } = closure;
  for (const { id: officeId, timezone } of await findOffices(organizationId, tx)) {
    if (!officeIds.includes(officeId)) continue;
    assertNotBegun(closure, todayIn(timezone, now));
    await assertNotOwnOffice(me, officeId, "officeHolidays", { tx, now });
  }
  const leave = await findClosureLeave(organizationId, id, tx);
  await cancelClosureLeave(organizationId, leave, `The company closure was deleted: ${name}`, {
    tx,
    now,
    actorId: me.id,
  });
  await Closure.destroy({ where: { organizationId, id }, transaction: tx });
  await recostPeopleOf(organizationId, officeIds, { tx, now, actorId: me.id });
  await audit({
    subject: ["closure", id],
    before: { name, startDate, endDate, officeIds, ...(charged !== null && { charged }) },
  });
});
