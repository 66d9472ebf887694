interface Coverage {
  percent: number;
  present: number;
  people: number;
}

/**
 * Coverage while one member is away. `people` includes that member. `othersAway` contains the number of others on
 * approved leave on each workday; without workdays, everyone counts as present.
 */
export function coverage(people: number, othersAway: readonly number[]): Coverage {
  if (othersAway.length === 0 || people < 1) return { percent: 100, present: people, people };
  const present = Math.max(0, people - 1 - Math.max(...othersAway));
  return { percent: Math.round((present / people) * 100), present, people };
}
