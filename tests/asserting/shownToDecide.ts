import { expect } from "@jest/globals";
import type { Actor } from "#bot/operations/actor.ts";
import { countTeamRequests, readTeamRequests } from "#bot/operations/requests/readTeamRequests.ts";
import { teamRequestCount } from "#core/requests/teamRequestCount.ts";

export async function shownToDecide(who: Actor): ReturnType<typeof readTeamRequests> {
  const shown = await readTeamRequests(who, {});
  expect(await countTeamRequests(who, {})).toEqual(teamRequestCount(shown));
  return shown;
}
