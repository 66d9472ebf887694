import { type IsoDate, todayIn } from "#core/calendar/dates.ts";
import type { Person } from "#db/queries/people/person.ts";

/**
 * Returns the last day to post for a person now: today in their office's time zone, or a later day that the scheduler
 * has already begun to post there.
 */
export function postThroughDay({ zone, postingThrough }: Pick<Person, "zone" | "postingThrough">, now: Date): IsoDate {
  const today = todayIn(zone, now);
  return postingThrough !== null && postingThrough > today ? postingThrough : today;
}
