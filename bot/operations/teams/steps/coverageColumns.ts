import type { TeamCoverage } from "#core/teams/TeamCoverage.ts";

export function coverageColumns(coverage: TeamCoverage | null) {
  return {
    coverageMinimum: coverage?.minimum ?? null,
    coveragePercent: coverage?.percent ?? null,
    coverageMode: coverage?.mode ?? null,
  };
}
