import { HolidaysQuery } from "#core/offices/HolidaysQuery.ts";
import { allHolidays } from "#db/queries/admin/holidays.ts";
import { exporting } from "./exporting.ts";

/** Exports the holidays of all offices. */
export const exportHolidays = exporting("browseHolidays", "holidays", HolidaysQuery, (query, { me }) =>
  allHolidays(me.organizationId, query),
);
