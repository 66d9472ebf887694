import { HolidayInput } from "#core/offices/HolidayInput.ts";
import { operationOn } from "../operation.ts";
import { addDayOff } from "./steps/addDayOff.ts";

/** Adds a holiday to an office; requests that include it in the future then cost less. */
export const addHoliday = operationOn("addHoliday", HolidayInput, addDayOff);
