import type { OfficeHoliday } from "#db/queries/admin/holidays.ts";
import type { Columns } from "./Columns.ts";

export const holidayColumns: Columns<OfficeHoliday> = {
  date: ({ date }) => date,
  name: ({ name }) => name,
  office: ({ officeName }) => officeName,
  type: ({ type }) => type,
};
