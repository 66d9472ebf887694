import type { CoverageMode } from "#core/teams/TeamCoverage.ts";

interface TeamForm {
  name?: string;
  leadIds?: string[];
  memberIds?: string[];
  coverage?: { minimum?: number | null; percent?: number | null; mode?: CoverageMode | "" | null } | null;
}

export function teamValues(values: object) {
  const { name, leadIds = [], memberIds = [], coverage } = values as TeamForm;
  const { minimum, percent, mode } = coverage ?? {};
  return {
    name,
    leadIds,
    memberIds,
    coverage: mode ? { ...(minimum && { minimum }), ...(percent && { percent }), mode } : null,
  };
}
