import type { Router } from "express";
import { readGroupFilter } from "#core/provisioning/readFilter.ts";
import { readGroupPatch, readWholeGroup } from "#core/provisioning/readGroupChanges.ts";
import { readScimPage, wantsMembers } from "#core/provisioning/readListQuery.ts";
import { MAX_GROUPS_PER_PAGE } from "#core/provisioning/scimLimits.ts";
import {
  changeProvisionedTeam,
  provisionTeam,
  removeProvisionedTeam,
} from "#bot/operations/provisioning/provisionTeams.ts";
import { listProvisionedTeams, readProvisionedTeam } from "#bot/operations/provisioning/readProvisioned.ts";
import { filterTextIn, listAnswer } from "./listAnswer.ts";
import { presentScimGroup } from "./presentScimGroup.ts";
import { scimCall } from "./scimCall.ts";

export function addGroupRoutes(scim: Router, base: string): void {
  scim.get(
    "/Groups",
    scimCall(async ({ actor, query }) => {
      const page = readScimPage(query, MAX_GROUPS_PER_PAGE);
      const text = filterTextIn(query);
      const filter = text === undefined ? undefined : readGroupFilter(text);
      const withMembers = wantsMembers(query);
      const { total, teams } = await listProvisionedTeams(actor, { filter, page, withMembers });
      const resources = teams.map((team) => presentScimGroup(team, { base, withMembers }));
      return { body: listAnswer(resources, { total, offset: page.offset }) };
    }),
  );

  scim.post(
    "/Groups",
    scimCall(async ({ actor, body }) => {
      const team = await provisionTeam(actor, () => readWholeGroup(body()));
      return { body: presentScimGroup(team, { base }), created: `${base}/Groups/${team.id}` };
    }),
  );

  scim.get(
    "/Groups/:id",
    scimCall(async ({ actor, id, query }) => {
      const withMembers = wantsMembers(query);
      return { body: presentScimGroup(await readProvisionedTeam(actor, id, { withMembers }), { base, withMembers }) };
    }),
  );

  scim.put(
    "/Groups/:id",
    scimCall(async ({ actor, id, body }) => ({
      body: presentScimGroup(await changeProvisionedTeam(actor, id, () => readWholeGroup(body())), { base }),
    })),
  );

  scim.patch(
    "/Groups/:id",
    scimCall(async ({ actor, id, body }) => ({
      body: presentScimGroup(await changeProvisionedTeam(actor, id, () => readGroupPatch(body())), { base }),
    })),
  );

  scim.delete(
    "/Groups/:id",
    scimCall(async ({ actor, id }) => {
      await removeProvisionedTeam(actor, id, {});
      return {};
    }),
  );
}
