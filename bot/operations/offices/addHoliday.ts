import { HolidayInput } from "#core/offices/HolidayInput.ts";
import { operationOn } from "../operation.ts";
import { addDayOff } from "./steps/addDayOff.ts";

/** Adds a day off to an office; requests that cover it in the future cost less from now on. */
export const addHoliday = operationOn("addHoliday", HolidayInput, addDayOff);
