/** How much of a team is at work on the worst date of a request. */
export interface Coverage {
  /** `present` of `people`, in percent, rounded. */
  percent: number;
  present: number;
  people: number;
}

/**
 * The part of a team that is at work with one of them away, on the worst date. `people` counts the person too;
 * `othersAway` has, for each working date, how many of the others are away on approved leave.
 */
export function coverageOf(people: number, othersAway: readonly number[]): Coverage {
  if (othersAway.length === 0 || people < 1) return { percent: 100, present: people, people };
  const present = Math.max(0, people - 1 - Math.max(...othersAway));
  return { percent: Math.round((present / people) * 100), present, people };
}
