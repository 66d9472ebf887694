import { countText } from "#core/countText.ts";
import { usFederalHolidays } from "#core/offices/usFederalHolidays.ts";
import { OwnCountryHolidaysInput } from "#core/offices/CountryHolidaysInput.ts";
import { UNITED_STATES } from "#core/offices/countries.ts";
import { countryText } from "#core/offices/countryText.ts";
import { countryCodeOf } from "#core/offices/HolidayPlace.ts";
import { Refusal } from "#core/refusal.ts";
import type { HolidayView } from "#db/queries/offices/holidays.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { addMissingHolidays } from "./steps/addMissingHolidays.ts";
import { computeCountryHolidays, holidayCountries } from "./steps/computeCountryHolidays.ts";

type NewHoliday = Omit<HolidayView, "id" | "minutes">;

/** Adds only whole-day public holidays. */
export const addOwnCountryHolidays = operationOn(
  "addCountryHolidays",
  OwnCountryHolidaysInput,
  async (officeId, { years }, context) => {
    const office = await findOffice(context.me.organizationId, officeId, context.tx);
    if (!office) throw notFound("The office");
    const holidays = (
      await Promise.all(years.map((year) => holidaysIn(context.me.organizationId, office.country, year)))
    ).flat();
    const auditOf = (countryHolidays: string[]) => ({ country: office.country, years, countryHolidays });
    const { added } = await addMissingHolidays(officeId, holidays, context, auditOf, () => true);
    return { added, message: messageOf(added, office.country, years) };
  },
);

async function holidaysIn(organizationId: string, country: string, year: number): Promise<NewHoliday[]> {
  if (country === UNITED_STATES) {
    return usFederalHolidays(year).map((day) => ({ ...day, type: "federal", part: "full" }));
  }
  const code = countryCodeOf(country, await holidayCountries());
  if (code === undefined) {
    const text = `No holiday data for ${countryText(country)}. Please add holidays one by one.`;
    throw new Refusal("rule", "unknown_holidays", text);
  }
  const { days } = await computeCountryHolidays(organizationId, { country: code, year });
  return days
    .filter(({ type, isWholeDay }) => type === "public" && isWholeDay)
    .map(({ date, name }) => ({ date, name, type: "federal", part: "full" }));
}

function messageOf(added: number, country: string, years: readonly number[]): string {
  const place = countryText(country);
  const when = years.join(" and ");
  if (added === 0) return `All holidays in ${place} for ${when} have already been added.`;
  return `${countText(added, "holiday")} in ${place} added for ${when}.`;
}
