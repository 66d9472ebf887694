import { Nothing } from "#core/inputs.ts";
import { reading } from "../reading.ts";
import { holidayCountries } from "./steps/computeCountryHolidays.ts";

export const listHolidayCountries = reading("listHolidayCountries", Nothing, () => holidayCountries());
