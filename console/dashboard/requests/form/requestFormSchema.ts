import type { IsoDate } from "#core/calendar/dates.ts";
import { RequestInput } from "#core/requests/RequestInput.ts";

// Checks the dates even if another field has an error, so that date errors appear before a type is chosen.
const always = { when: () => true };

/** Returns the schema of the form: the server's own, and no start before today. */
export function requestFormSchema(today: IsoDate) {
  return RequestInput.refine(({ startDate }) => startDate >= today, {
    message: "Start date cannot be in the past",
    path: ["startDate"],
    ...always,
  }).refine(({ startDate, endDate }) => endDate >= startDate, {
    message: "End date must be on or after start date",
    path: ["endDate"],
    ...always,
  });
}
