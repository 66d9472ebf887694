import { countText } from "#core/countText.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { CountryHolidaysInput } from "#core/offices/CountryHolidaysInput.ts";
import { countryCodeOf } from "#core/offices/HolidayPlace.ts";
import { suggestedType } from "#core/offices/suggestedType.ts";
import { Refusal } from "#core/refusal.ts";
import { type AddedHolidays, leftOutText } from "#core/offices/leftOutText.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { operationOn } from "../operation.ts";
import { addMissingHolidays } from "./steps/addMissingHolidays.ts";
import { computeCountryHolidays, holidayCountries } from "./steps/computeCountryHolidays.ts";

/** A holiday that begins during the day covers only the afternoon. */
export const addCountryHolidays = operationOn(
  "addCountryHolidays",
  CountryHolidaysInput,
  async (officeId, { dates, ...wanted }, context) => {
    const { place, days } = await computeCountryHolidays(context.me.organizationId, wanted);
    const chosen = new Set(dates);
    for (const { date } of days) chosen.delete(date);
    const [stray] = chosen;
    if (stray !== undefined) throw noHoliday(stray, place);

    const office = await findOffice(context.me.organizationId, officeId, context.tx);
    const ownCountry = office && countryCodeOf(office.country, await holidayCountries());
    const holidays = days
      .filter(({ date }) => dates.includes(date))
      .map(({ date, name, type, isWholeDay }) => ({
        date,
        name,
        type: suggestedType({ date, type }, { country: wanted.country, ownCountry }),
        part: isWholeDay ? ("full" as const) : ("pm" as const),
      }));
    const auditOf = (countryHolidays: IsoDate[]) => ({ ...wanted, countryHolidays });
    const { added, leftOut } = await addMissingHolidays(officeId, holidays, context, auditOf);
    return { added, message: messageOf({ added, leftOut }, place, wanted.year) };
  },
);

function noHoliday(date: IsoDate, place: string): Refusal {
  const text = `${date} isn't a holiday in ${place}`;
  return new Refusal("invalid", "invalid_input", text, { fields: { dates: text } });
}

function messageOf({ added, leftOut }: AddedHolidays, place: string, year: number): string {
  if (added === 0 && leftOut > 0) return `No holidays were added.${leftOutText(leftOut)}`;
  if (added === 0) return `These holidays in ${place} have already been added.`;
  return `${countText(added, "holiday")} in ${place} added for ${year}.${leftOutText(leftOut)}`;
}
