import type { IsoDate } from "#core/calendar/dates.ts";
import { findOwnHolidays, type HolidayView } from "#db/queries/offices/holidays.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findPeopleOfOffice } from "#db/queries/people/people.ts";
import { Holiday } from "#db/models/Holiday.ts";
import { lockOrganization } from "#bot/operations/lockOrganization.ts";
import { notFound } from "#bot/operations/notFound.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { recostRequests } from "#bot/operations/requests/steps/recostRequests.ts";
import { assertNotOwnOffice } from "./assertNotOwnOffice.ts";

/**
 * Adds holidays to an office, recalculates its people's requests, and returns the number of holidays added. Dates that
 * are already holidays stay unchanged. `auditOf` turns the added dates into the audit event's details.
 */
export async function addMissingHolidays(
  officeId: string,
  holidays: readonly Omit<HolidayView, "id" | "minutes">[],
  context: WriteContext,
  auditOf: (dates: IsoDate[]) => Record<string, unknown>,
): Promise<number> {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  if (!(await findOffice(organizationId, officeId, tx))) throw notFound("The office");
  const there = new Set((await findOwnHolidays(organizationId, officeId, tx)).map(({ date }) => date));
  const missing = holidays.filter(({ date }) => !there.has(date));
  if (missing.length > 0) await assertNotOwnOffice(me, officeId, "officeHolidays", { tx, now });
  await Holiday.bulkCreate(
    missing.map((holiday) => ({ organizationId, officeId, ...holiday, createdAt: now })),
    { transaction: tx },
  );
  if (missing.length > 0) {
    await recostRequests(organizationId, await findPeopleOfOffice(organizationId, officeId, tx), {
      tx,
      now,
      actorId: me.id,
    });
  }
  await audit({ subject: ["office", officeId], after: auditOf(missing.map(({ date }) => date)) });
  return missing.length;
}
