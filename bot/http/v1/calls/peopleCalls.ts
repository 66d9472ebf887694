import { UserAnswer } from "#core/api/UserAnswer.ts";
import { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { UserPageQuery, UserPatch } from "#core/people/UserInput.ts";
import { Refusal } from "#core/refusal.ts";
import { TeamInput, TeamPatch } from "#core/teams/TeamInput.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { listUserPage } from "#bot/operations/people/listUsers.ts";
import { readUser } from "#bot/operations/people/readUser.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import { deleteTeam } from "#bot/operations/teams/deleteTeam.ts";
import { editTeam } from "#bot/operations/teams/editTeam.ts";
import { listTeamPage, readTeam } from "#bot/operations/teams/listTeams.ts";
import { presentUser } from "../../present/presentUser.ts";
import type { Call } from "../Call.ts";

/** Security: with a leaked key, an attacker must not be able to take over, promote, or deactivate accounts. */
const NOT_BY_KEY = { email: true, role: true, isActive: true } as const;

export const PEOPLE_CALLS: readonly Call[] = [
  {
    method: "GET",
    path: "/people",
    area: "People",
    summary: "List people",
    detail:
      "Employment details are present only if you may see them. `include=inactive` adds deactivated people, and `updatedSince` limits the list to people who have changed since that time. Only Admins and Owners can use these two parameters.",
    scope: "people:read",
    query: UserPageQuery,
    answer: UserAnswer,
    isList: true,
    isPaged: true,
    run: async ({ actor, query, context }) => {
      const { items, nextCursor } = await listUserPage(actor, query);
      return { items: items.map((user) => presentUser(user, context.avatarUrl)), nextCursor };
    },
  },
  {
    method: "GET",
    path: "/people/:id",
    area: "People",
    summary: "Get a person",
    scope: "people:read",
    answer: UserAnswer,
    run: async ({ actor, id, context }) => presentUser(await readUser(actor, id, {}), context.avatarUrl),
  },
  {
    method: "PATCH",
    path: "/people/:id",
    area: "People",
    summary: "Edit a person",
    detail:
      "Omitted fields stay as they are, and `null` clears a field. An API key can't change a person's email or role, or deactivate or reactivate them.",
    scope: "people:write",
    body: UserPatch.omit(NOT_BY_KEY),
    answer: UserAnswer,
    run: async ({ actor, id, body, context }) =>
      presentUser(await editUser(actor, id, () => withoutForbidden(body())), context.avatarUrl),
  },
  {
    method: "GET",
    path: "/teams",
    area: "Teams",
    summary: "List teams",
    scope: "teams:read",
    answer: TeamAnswer,
    isList: true,
    isPaged: true,
    run: ({ actor, query }) => listTeamPage(actor, query),
  },
  {
    method: "POST",
    path: "/teams",
    area: "Teams",
    summary: "Create a team",
    scope: "teams:write",
    body: TeamInput,
    answer: TeamAnswer,
    run: ({ actor, body }) => createTeam(actor, body),
  },
  {
    method: "GET",
    path: "/teams/:id",
    area: "Teams",
    summary: "Get a team",
    scope: "teams:read",
    answer: TeamAnswer,
    run: ({ actor, id }) => readTeam(actor, id, {}),
  },
  {
    method: "PATCH",
    path: "/teams/:id",
    area: "Teams",
    summary: "Edit a team",
    scope: "teams:write",
    body: TeamPatch,
    answer: TeamAnswer,
    run: ({ actor, id, body }) => editTeam(actor, id, body),
  },
  {
    method: "DELETE",
    path: "/teams/:id",
    area: "Teams",
    summary: "Delete a team",
    scope: "teams:write",
    run: ({ actor, id }) => deleteTeam(actor, id, {}),
  },
];

function withoutForbidden(body: object): object {
  const field = Object.keys(NOT_BY_KEY).find((name) => name in body);
  if (field === undefined) return body;
  const text = "The API can't change a person's email or role, or deactivate or reactivate people";
  throw new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
