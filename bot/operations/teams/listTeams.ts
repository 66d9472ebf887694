import { Nothing } from "#core/inputs.ts";
import { pageBounds, pageOfRest, PageQuery } from "#core/lists/pageQuery.ts";
import { teamScope } from "#core/teams/teamScope.ts";
import { findVisibleTeamPage, findVisibleTeams } from "#db/queries/teams/teams.ts";
import { notFound } from "../notFound.ts";
import { reading, readingOn } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";

export const listTeams = reading("listTeams", Nothing, (_, { me }) =>
  readInTurn(me.organizationId, () => findVisibleTeams(me.organizationId, teamScope(me))),
);

export const listTeamPage = reading("listTeams", PageQuery, async (page, { me }) => {
  const bounds = pageBounds(page);
  const found = await readInTurn(me.organizationId, () =>
    findVisibleTeamPage(me.organizationId, teamScope(me), bounds),
  );
  return pageOfRest(found, page.limit);
});

export const readTeam = readingOn("readTeam", Nothing, async (id, _, { me }) => {
  const [team] = await findVisibleTeams(me.organizationId, teamScope(me), id);
  if (!team) throw notFound("The team");
  return team;
});
