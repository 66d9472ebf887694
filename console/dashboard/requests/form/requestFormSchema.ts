import type { IsoDate } from "#core/calendar/dates.ts";
import { RequestInput } from "#core/requests/RequestInput.ts";

// Asked even while another field is wrong: what is wrong with the dates is said before a type is chosen.
const always = { when: () => true };

/** What the form takes: what the server takes, and no start before today. */
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
