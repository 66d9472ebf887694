interface Coverage {
  percent: number;
  present: number;
  people: number;
}

/** `othersAway` has one number per workday. */
export function coverage(people: number, othersAway: readonly number[]): Coverage {
  if (othersAway.length === 0 || people < 1) return { percent: 100, present: people, people };
  const present = Math.max(0, people - 1 - Math.max(...othersAway));
  return { percent: Math.round((present / people) * 100), present, people };
}
