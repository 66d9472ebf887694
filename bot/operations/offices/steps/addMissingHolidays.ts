import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { AddedHolidays } from "#core/offices/leftOutText.ts";
import { needsAnotherAdmin } from "#core/people/access/ownLeave.ts";
import { findOwnHolidays, type HolidayView } from "#db/queries/offices/holidays.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findPeopleOfOffice } from "#db/queries/people/people.ts";
import { Holiday } from "#db/models/Holiday.ts";
import { lockOrganization } from "#bot/operations/lockOrganization.ts";
import { notFound } from "#bot/operations/notFound.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { recostRequests } from "#bot/operations/requests/steps/recostRequests.ts";
import { assertNotOwnOffice } from "./assertNotOwnOffice.ts";

/** Existing holidays stay unchanged. */
export async function addMissingHolidays(
  officeId: string,
  holidays: readonly Omit<HolidayView, "id" | "minutes">[],
  context: WriteContext,
  auditOf: (dates: IsoDate[]) => Record<string, unknown>,
  isPublicIn: (country: string) => boolean = () => false,
): Promise<AddedHolidays> {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const office = await findOffice(organizationId, officeId, tx);
  if (!office) throw notFound("The office");
  const there = new Set((await findOwnHolidays(organizationId, officeId, tx)).map(({ date }) => date));
  const wanted = holidays.filter(({ date }) => !there.has(date));
  const today = todayIn(office.timezone, now);
  const hasBegun = ({ date }: { date: IsoDate }) => date <= today;
  const isGuarded = wanted.some(hasBegun) && !isPublicIn(office.country) && (await isOwnOffice(me, officeId, tx));
  const missing = isGuarded ? wanted.filter((holiday) => !hasBegun(holiday)) : wanted;
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
  return { added: missing.length, leftOut: wanted.length - missing.length };
}

/**
 * If an Admin could add a holiday to their own office for today or the past, later requests that include its date would
 * cost less.
 */
async function isOwnOffice(me: Person, officeId: string, tx: Transaction): Promise<boolean> {
  if (me.role !== "Admin" || me.effectiveOfficeId !== officeId) return false;
  return needsAnotherAdmin(me.id, (await peopleAround(me.organizationId, [me.id], tx)).values());
}
