import { wholeNumber } from "#core/inputs.ts";
import { Refusal } from "../refusal.ts";

export function leaveYearMonth() {
  return wholeNumber({ min: 1, max: 12 });
}

export const LEAVE_YEAR_FIXED =
  "The leave year can't change once leave or extra work has been approved, an opening balance has been entered, or a balance has been adjusted";

export function leaveYearFixed(): Refusal {
  const fields = { leaveYearStartsIn: LEAVE_YEAR_FIXED };
  return new Refusal("conflict", "leave_year_fixed", LEAVE_YEAR_FIXED, { fields });
}
