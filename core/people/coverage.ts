/** The part of a team at work on the worst date of a request. */
interface Coverage {
  /** `present` as a rounded percentage of `people`. */
  percent: number;
  present: number;
  people: number;
}

/**
 * Returns the part of a team at work on the worst date while one of them is away. `people` includes that person;
 * `othersAway` has the number of others on approved leave for each working date.
 */
export function coverage(people: number, othersAway: readonly number[]): Coverage {
  if (othersAway.length === 0 || people < 1) return { percent: 100, present: people, people };
  const present = Math.max(0, people - 1 - Math.max(...othersAway));
  return { percent: Math.round((present / people) * 100), present, people };
}
