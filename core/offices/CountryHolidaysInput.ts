import { z } from "zod";
import { isoDateField, optionalText, text, wholeNumber } from "#core/inputs.ts";

const CODE_MAX = 40;
const YEARS = { min: 1900, max: 2199 };
const NO_DAY = "Choose at least one day";

export const CountryHolidaysQuery = z.object({
  country: text({ max: CODE_MAX, required: "Choose a country" }),
  region: optionalText({ max: CODE_MAX }),
  subregion: optionalText({ max: CODE_MAX }),
  year: wholeNumber(YEARS),
});
export type CountryHolidaysQuery = z.output<typeof CountryHolidaysQuery>;

export const CountryHolidaysInput = CountryHolidaysQuery.extend({
  dates: z.array(isoDateField(), { error: NO_DAY }).min(1, { error: NO_DAY }).max(366),
});
export type CountryHolidaysInput = z.output<typeof CountryHolidaysInput>;

export const OwnCountryHolidaysInput = z.object({
  years: z.array(wholeNumber(YEARS), { error: "Choose at least one year" }).min(1).max(5),
});
export type OwnCountryHolidaysInput = z.output<typeof OwnCountryHolidaysInput>;
