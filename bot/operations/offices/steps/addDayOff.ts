import type { HolidayInput } from "#core/offices/HolidayInput.ts";
import type { HolidayView } from "#db/queries/offices/holidays.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findPeopleOfOffice } from "#db/queries/people/people.ts";
import { Holiday } from "#db/models/Holiday.ts";
import { lockOrganization } from "#bot/operations/lockOrganization.ts";
import { notFound, type WriteContext } from "#bot/operations/operation.ts";
import { recostRequests } from "#bot/operations/requests/steps/recostRequests.ts";
import { assertNotOwnOffice } from "./assertNotOwnOffice.ts";

/** Adds a holiday to an office and recalculates the cost of requests that include it in the future. */
export async function addDayOff(officeId: string, input: HolidayInput, context: WriteContext): Promise<HolidayView> {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  if (!(await findOffice(organizationId, officeId, tx))) throw notFound("The office");
  await assertNotOwnOffice(me, officeId, "officeHolidays", { tx, now });
  const { id, name, date, type } = await Holiday.create(
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
  return { id, name, date, type };
}
