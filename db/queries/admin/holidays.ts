import type { Zone } from "#core/calendar/zones.ts";
import type { HolidaysQuery } from "#core/offices/HolidaysQuery.ts";
import type { HolidayView } from "../offices/holidays.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import type { PagedList } from "./PagedList.ts";

export interface OfficeHoliday extends HolidayView {
  officeId: string;
  officeName: string;
  officeCountry: string;
  officeTimezone: Zone;
}

const HOLIDAYS: PagedList<HolidaysQuery> = {
  columns: `h.id, h.name, h.date::text AS date, h.type, h.part, h.minutes, h.office_id AS "officeId", f.name AS "officeName",
    f.country AS "officeCountry", f.timezone AS "officeTimezone"`,
  table: "holidays h JOIN offices f ON f.organization_id = h.organization_id AND f.id = h.office_id",
  where: "h.organization_id = $1 AND f.archived_at IS NULL AND h.closure_id IS NULL",
  id: "h.id",
  search: (pattern) => `h.name ILIKE ${pattern}`,
  filters: {
    officeId: (value) => `h.office_id = ${value}`,
    type: (value) => `h.type = ${value}`,
    year: (value) => `h.date BETWEEN make_date(${value}, 1, 1) AND make_date(${value}, 12, 31)`,
  },
  orders: {
    date: "h.date",
    name: 'h.name COLLATE "en-x-icu"',
    officeName: 'f.name COLLATE "en-x-icu"',
    type: "h.type",
  },
};

export function findHolidaysPage(organizationId: string, query: HolidaysQuery) {
  return findPage<OfficeHoliday, HolidaysQuery>(HOLIDAYS, query, [organizationId]);
}

export function allHolidays(organizationId: string, query: HolidaysQuery) {
  return eachBatch<OfficeHoliday, HolidaysQuery>(HOLIDAYS, query, [organizationId]);
}
