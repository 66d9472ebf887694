import { CountryHolidaysQuery } from "#core/offices/CountryHolidaysInput.ts";
import { findOwnHolidays } from "#db/queries/offices/holidays.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { computeCountryHolidays } from "./steps/computeCountryHolidays.ts";

export const previewCountryHolidays = readingOn(
  "previewCountryHolidays",
  CountryHolidaysQuery,
  async (officeId, wanted, { me }) => {
    if (!(await findOffice(me.organizationId, officeId))) throw notFound("The office");
    const { days } = await computeCountryHolidays(me.organizationId, wanted);
    const there = new Set((await findOwnHolidays(me.organizationId, officeId)).map(({ date }) => date));
    return days.map((day) => ({ ...day, isThere: there.has(day.date) }));
  },
);
