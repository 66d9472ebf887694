import { wholeNumber } from "#core/inputs.ts";

/** The first month of a leave year, 1 to 12. */
export function leaveYearMonth() {
  return wholeNumber({ min: 1, max: 12 });
}
