import { usFederalHolidays } from "#core/calendar/usFederalHolidays.ts";
import { FederalHolidaysInput } from "#core/offices/HolidayInput.ts";
import { findHolidays, findOffice } from "#db/queries/offices.ts";
import { findPeopleOfOffice } from "#db/queries/people.ts";
import { Holiday } from "#db/models/Holiday.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound, operationOn } from "../operation.ts";
import { recostRequests } from "../requests/recostRequests.ts";

/** Adds the eleven US federal holidays of a year as observed; dates that are holidays already are left as they are. */
export const addFederalHolidays = operationOn(
  "addFederalHolidays",
  FederalHolidaysInput,
  async (officeId, { year }, { me, tx, now, audit }) => {
    const { organizationId } = me;
    await lockOrganization(organizationId, tx);
    if (!(await findOffice(organizationId, officeId, tx))) throw notFound("The office");
    const there = new Set((await findHolidays(organizationId, officeId, undefined, tx)).map(({ date }) => date));
    const missing = usFederalHolidays(year).filter(({ date }) => !there.has(date));
    await Holiday.bulkCreate(
      missing.map(({ date, name }) => ({
        organizationId,
        officeId,
        date,
        name,
        type: "federal" as const,
        createdAt: now,
      })),
      { transaction: tx },
    );
    if (missing.length > 0) {
      await recostRequests(await findPeopleOfOffice(organizationId, officeId, tx), { tx, now, actorId: me.id });
    }
    await audit({ subject: ["office", officeId], after: { year, federalHolidays: missing.map(({ date }) => date) } });
    return { added: missing.length, message: messageOf(missing.length, year) };
  },
);

function messageOf(added: number, year: number): string {
  if (added === 0) return `All US federal holidays of ${year} were there already.`;
  return `${added} US federal ${added === 1 ? "holiday" : "holidays"} of ${year} added.`;
}
