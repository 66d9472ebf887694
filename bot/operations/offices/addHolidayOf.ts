import { HolidayOfInput } from "#core/offices/HolidayInput.ts";
import { operation } from "../operation.ts";
import { addDayOff } from "./steps/addDayOff.ts";

/** Adds a holiday like `addHoliday`, with the office named in the input. */
export const addHolidayOf = operation("addHoliday", HolidayOfInput, ({ officeId, ...day }, context) =>
  addDayOff(officeId, day, context),
);
