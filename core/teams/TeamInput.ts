import { z } from "zod";
import { idField } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";
import { MAX_TEAM_PEOPLE } from "./maxTeamPeople.ts";
import { TeamCoverageInput } from "./TeamCoverage.ts";

const people = z
  .array(idField("Unknown person"))
  .max(MAX_TEAM_PEOPLE)
  .transform((ids) => [...new Set(ids)]);
const name = nameField("Team name is required");
const coverage = TeamCoverageInput.nullable();

/** A lead who isn't a member doesn't count toward the team's coverage. */
export const TeamInput = z.object({
  name,
  leadIds: people.default([]),
  memberIds: people.default([]),
  coverage: coverage.default(null),
});
export type TeamInput = z.output<typeof TeamInput>;

/** Each list replaces the stored list. */
export const TeamPatch = z.object({ name, leadIds: people, memberIds: people, coverage }).partial();

export const TeamLists = z.object({ leadIds: people, memberIds: people });

/** `seen` has the lists that the form loaded, so that later changes by others are kept. */
export const SeenTeamPatch = TeamPatch.extend({
  seen: TeamLists.partial().optional(),
});
export type SeenTeamPatch = z.output<typeof SeenTeamPatch>;
