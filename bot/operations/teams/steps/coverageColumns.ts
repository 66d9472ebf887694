import type { TeamCoverage } from "#core/teams/TeamCoverage.ts";

/** Returns the columns of a team's coverage limit. */
export function coverageColumns(coverage: TeamCoverage | null) {
  return {
    coverageMinimum: coverage?.minimum ?? null,
    coveragePercent: coverage?.percent ?? null,
    coverageMode: coverage?.mode ?? null,
  };
}
