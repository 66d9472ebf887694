import { Nothing } from "#core/inputs.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { LOCKED_TEAM, lockedFields, type LockedFields } from "#core/provisioning/lockedFields.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findManagedPerson, findManagedTeams } from "#db/queries/provisioning/managed.ts";
import { findTeam } from "#db/queries/teams/teams.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";

export const readLockedFields = readingOn("readLockedFields", Nothing, async (id, _, { me, clock }) => {
  const maySee = id === me.id || isAtLeast(me.role, "Admin");
  const person = maySee ? await findPerson(me.organizationId, id) : undefined;
  if (!person) throw notFound("The person");
  const managed = await findManagedPerson(person, { now: clock.now() });
  return managed ? lockedFields(managed, person.role) : {};
});

export const readLockedTeamFields = readingOn(
  "readLockedTeamFields",
  Nothing,
  async (id, _, { me, clock }): Promise<LockedFields> => {
    const { organizationId } = me;
    if (!(await findTeam(organizationId, id))) throw notFound("The team");
    return (await findManagedTeams(organizationId, { now: clock.now() }, id)).has(id) ? LOCKED_TEAM : {};
  },
);
