import { todayIn } from "#core/calendar/zones.ts";
import { HolidayInput, HolidayOfInput } from "#core/offices/HolidayInput.ts";
import type { HolidayView } from "#db/queries/offices/holidays.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { Holiday } from "#db/models/Holiday.ts";
import { findPeopleOfOffice } from "#db/queries/people/people.ts";
import { assertNotOwnLeave } from "../assertNotOwnLeave.ts";
import { notFound } from "../notFound.ts";
import { operationOn, operation } from "../operation.ts";
import type { WriteContext } from "../running/WriteContext.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { recostRequests } from "../requests/steps/recostRequests.ts";
import { assertNotOwnOffice } from "./steps/assertNotOwnOffice.ts";

export const addHoliday = operationOn("addHoliday", HolidayInput, addDayOff);

export const addHolidayOf = operation("addHoliday", HolidayOfInput, ({ officeId, ...day }, context) =>
  addDayOff(officeId, day, context),
);

async function addDayOff(officeId: string, input: HolidayInput, context: WriteContext): Promise<HolidayView> {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const office = await findOffice(organizationId, officeId, tx);
  if (!office) throw notFound("The office");
  await assertNotOwnOffice(me, officeId, "officeHolidays", { tx, now });
  // Otherwise, an Admin could add a holiday for today or an earlier day to their own office and then request leave in
  // which that day is free.
  const hasBegun = input.date <= todayIn(office.timezone, now);
  if (me.role === "Admin" && me.effectiveOfficeId === officeId && hasBegun) {
    await assertNotOwnLeave(me, me.id, "begunHoliday", tx);
  }
  const { id, name, date, type, part, minutes } = await Holiday.create(
    { organizationId, officeId, ...input, createdAt: now },
    { transaction: tx },
  );
  await recostRequests(organizationId, await findPeopleOfOffice(organizationId, officeId, tx), {
    tx,
    now,
    actorId: me.id,
    on: date,
  });
  await audit({ subject: ["holiday", id], after: { officeId, ...input } });
  return { id, name, date, type, part, minutes };
}
