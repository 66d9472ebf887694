import { z } from "zod";
import { oneOf, orAbsent, wholeNumber } from "#core/inputs.ts";
import { MAX_TEAM_PEOPLE } from "./maxTeamPeople.ts";

const COVERAGE_MODES = ["warn", "refuse"] as const;
export type CoverageMode = (typeof COVERAGE_MODES)[number];

/** On each date, at least `minimum` members and at least `percent` of the members who work that day must be at work. */
export interface TeamCoverage {
  minimum?: number | undefined;
  percent?: number | undefined;
  mode: CoverageMode;
}

const NO_LIMIT = "Please enter a minimum number of people, a percentage, or both";

export const TeamCoverageInput = z
  .object({
    minimum: orAbsent(wholeNumber({ min: 1, max: MAX_TEAM_PEOPLE })),
    percent: orAbsent(wholeNumber({ min: 1, max: 100 })),
    mode: oneOf(COVERAGE_MODES),
  })
  .refine(({ minimum, percent }) => minimum !== undefined || percent !== undefined, {
    error: NO_LIMIT,
    path: ["minimum"],
  });
