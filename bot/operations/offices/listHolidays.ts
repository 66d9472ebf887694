import { Nothing } from "#core/inputs.ts";
import { findOwnHolidays } from "#db/queries/offices/holidays.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

/** Returns an office's holidays, ordered by date. */
export const listHolidays = readingOn("listHolidays", Nothing, async (id, _, { me }) => {
  if (!(await findOffice(me.organizationId, id))) throw notFound("The office");
  return findOwnHolidays(me.organizationId, id);
});
