import { Refusal } from "#core/refusal.ts";

/** Why the first month of the leave year can't change, in forms and in the refusal. */
export const LEAVE_YEAR_FIXED =
  "The leave year can't change after leave was approved, an opening balance was entered or a balance was adjusted";

/** The refusal (409) of another first month. */
export function leaveYearFixed(): Refusal {
  const fields = { leaveYearStartsIn: LEAVE_YEAR_FIXED };
  return new Refusal("conflict", "leave_year_fixed", LEAVE_YEAR_FIXED, { fields });
}
