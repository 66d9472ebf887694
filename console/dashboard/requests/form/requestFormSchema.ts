import type { IsoDate } from "#core/calendar/dates.ts";
import { earlyStartText } from "#core/requests/booking/earlyStartText.ts";
import { RequestInput } from "#core/requests/RequestInput.ts";

// Checks the dates even if another field has an error, so that date errors appear before a type is chosen.
const always = { when: () => true };

/** Returns the schema of the form: the server's own, and no start before the earliest day that the policy allows. */
export function requestFormSchema(earliest: IsoDate, today: IsoDate) {
  return RequestInput.refine(({ startDate }) => startDate >= earliest, {
    message: earlyStartText(earliest, today),
    path: ["startDate"],
    ...always,
  }).refine(({ startDate, endDate }) => endDate >= startDate, {
    message: "End date must be on or after start date",
    path: ["endDate"],
    ...always,
  });
}
