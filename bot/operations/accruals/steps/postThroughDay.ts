import { type IsoDate, todayIn } from "#core/calendar/dates.ts";
import type { Person } from "#db/queries/people/person.ts";

/**
 * Returns the day up to which a person is posted now: today where they work, or the later day that the scheduler has
 * already begun there.
 */
export function postThroughDay({ zone, postingThrough }: Pick<Person, "zone" | "postingThrough">, now: Date): IsoDate {
  const today = todayIn(zone, now);
  return postingThrough !== null && postingThrough > today ? postingThrough : today;
}
