import { Nothing } from "#core/inputs.ts";
import { pageBounds, pageOfRest, PageQuery } from "#core/lists/pageQuery.ts";
import { findOwnHolidayPage, findOwnHolidays } from "#db/queries/offices/holidays.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

export const listHolidays = readingOn("listHolidays", Nothing, async (id, _, { me }) => {
  await assertOffice(me.organizationId, id);
  return findOwnHolidays(me.organizationId, id);
});

export const listHolidayPage = readingOn("listHolidays", PageQuery, async (id, page, { me }) => {
  const { organizationId } = me;
  await assertOffice(organizationId, id);
  return pageOfRest(await findOwnHolidayPage({ organizationId, officeId: id }, pageBounds(page)), page.limit);
});

async function assertOffice(organizationId: string, id: string): Promise<void> {
  if (!(await findOffice(organizationId, id))) throw notFound("The office");
}
