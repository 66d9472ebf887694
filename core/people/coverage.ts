/**
 * The part of a team that is at work with one of them away, in percent, rounded, on the worst date. `teamSize` counts
 * the person too; `othersAway` has, for each working date, how many of the others are away on approved leave.
 */
export function coverageOf(teamSize: number, othersAway: readonly number[]): number {
  if (othersAway.length === 0 || teamSize < 1) return 100;
  const present = teamSize - 1 - Math.max(...othersAway);
  return Math.max(0, Math.round((present / teamSize) * 100));
}
