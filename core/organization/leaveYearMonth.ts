import { wholeNumber } from "#core/inputs.ts";
import { Refusal } from "../refusal.ts";

/** Returns a schema for the first month of a leave year, 1 to 12. */
export function leaveYearMonth() {
  return wholeNumber({ min: 1, max: 12 });
}

/** The text that explains why the leave year's first month can't change, for forms and the refusal. */
export const LEAVE_YEAR_FIXED =
  "The leave year can't change once leave or extra work has been approved, an opening balance has been entered, or a balance has been adjusted";

/** Returns the refusal (409) of a change to the leave year's first month. */
export function leaveYearFixed(): Refusal {
  const fields = { leaveYearStartsIn: LEAVE_YEAR_FIXED };
  return new Refusal("conflict", "leave_year_fixed", LEAVE_YEAR_FIXED, { fields });
}
