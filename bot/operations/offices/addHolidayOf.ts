import { HolidayOfInput } from "#core/offices/HolidayInput.ts";
import { operation } from "../operation.ts";
import { addDayOff } from "./steps/addDayOff.ts";

/** The same as `addHoliday` for who names the office with the day. */
export const addHolidayOf = operation("addHoliday", HolidayOfInput, ({ officeId, ...day }, context) =>
  addDayOff(officeId, day, context),
);
