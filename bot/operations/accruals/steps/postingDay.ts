import { type IsoDate, todayIn } from "#core/calendar/dates.ts";
import type { Person } from "#db/queries/people/person.ts";

/** The day up to which somebody is posted now: the date where they work, or the later one that the clock has gone on to there. */
export function postingDay({ zone, postingThrough }: Pick<Person, "zone" | "postingThrough">, now: Date): IsoDate {
  const today = todayIn(zone, now);
  return postingThrough !== null && postingThrough > today ? postingThrough : today;
}
