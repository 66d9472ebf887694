import { z } from "zod";
import type { Filter } from "#core/provisioning/readFilter.ts";
import type { ScimPage } from "#core/provisioning/readListQuery.ts";
import { findScimPeople, findScimPerson } from "#db/queries/provisioning/people.ts";
import { findScimTeam, findScimTeams } from "#db/queries/provisioning/teams.ts";
import { notFound } from "../notFound.ts";
import { reading, readingOn } from "../reading.ts";

interface ListQuery {
  filter: Filter | undefined;
  page: ScimPage;
}

export const listProvisionedPeople = reading("readProvisioned", z.custom<ListQuery>(), ({ filter, page }, { me }) =>
  findScimPeople(me.organizationId, filter, page),
);

export const readProvisionedPerson = readingOn("readProvisioned", z.unknown(), async (id, _, { me }) => {
  const person = await findScimPerson(me.organizationId, id);
  if (!person) throw notFound("The user");
  return person;
});

export const listProvisionedTeams = reading(
  "readProvisioned",
  z.custom<ListQuery & { withMembers: boolean }>(),
  ({ filter, page, withMembers }, { me }) => findScimTeams(me.organizationId, filter, { ...page, withMembers }),
);

export const readProvisionedTeam = readingOn(
  "readProvisioned",
  z.custom<{ withMembers: boolean }>(),
  async (id, { withMembers }, { me }) => {
    const team = await findScimTeam(me.organizationId, id, { withMembers });
    if (!team) throw notFound("The group");
    return team;
  },
);
