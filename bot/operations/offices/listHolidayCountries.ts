import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";
import { holidayCountries } from "./steps/computeCountryHolidays.ts";

/** Returns the countries whose holidays can be added to an office, with their regions. */
export const listHolidayCountries = reading("listHolidayCountries", Nothing, () => holidayCountries());
