import { todayIn } from "#core/calendar/zones.ts";
import { Nothing } from "#core/inputs.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findPeopleOfOffice } from "#db/queries/people/people.ts";
import { hasLeaveOn } from "#db/queries/requests/hasLeaveOn.ts";
import { Holiday } from "#db/models/Holiday.ts";
import { assertNotOwnLeave } from "../assertNotOwnLeave.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { recostRequests } from "../requests/steps/recostRequests.ts";
import { assertNotOwnOffice } from "./steps/assertNotOwnOffice.ts";

export const deleteHoliday = operationOn("deleteHoliday", Nothing, async (id, _, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const holiday = await Holiday.findOne({ where: { organizationId, id, closureId: null }, transaction: tx });
  const office = holiday && (await findOffice(organizationId, holiday.officeId, tx));
  if (!office) throw notFound("The holiday");
  const { officeId, name, date, type, part, minutes } = holiday;
  await assertNotOwnOffice(me, officeId, "officeHolidays", { tx, now });
  // The holiday made the actor's own leave on that day free, and leave that has begun keeps its cost.
  const hasBegun = date <= todayIn(office.timezone, now);
  if (hasBegun && me.effectiveOfficeId === officeId && (await hasLeaveOn(me, date, tx))) {
    await assertNotOwnLeave(me, me.id, "begunHoliday", tx);
  }
  await holiday.destroy({ transaction: tx });
  await recostRequests(organizationId, await findPeopleOfOffice(organizationId, officeId, tx), {
    tx,
    now,
    actorId: me.id,
    on: date,
  });
  await audit({ subject: ["holiday", id], before: { officeId, name, date, type, part, minutes } });
});
