import { HolidaysQuery } from "#core/offices/HolidaysQuery.ts";
import { findHolidaysPage } from "#db/queries/admin/holidays.ts";
import { browsing } from "./browsing.ts";

/** Returns the holidays of all offices. */
export const browseHolidays = browsing("browseHolidays", "The holiday", HolidaysQuery, (query, { me }) =>
  findHolidaysPage(me.organizationId, query),
);
