import type { Transaction } from "sequelize";
import type { BlackoutScope } from "#core/blackouts/BlackoutInput.ts";
import { Refusal } from "#core/refusal.ts";
import { wrongTypeText } from "#core/leaveTypes/unknownType.ts";
import { Team } from "#db/models/teams/Team.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { findKnownPeople } from "#db/queries/teams/teams.ts";

export async function assertKnownScope(
  organizationId: string,
  {
    officeIds,
    teamIds,
    types,
    exceptUserIds,
  }: Pick<BlackoutScope, "officeIds" | "teamIds" | "types" | "exceptUserIds">,
  tx: Transaction,
): Promise<void> {
  const offices = officeIds ? (await findOffices(organizationId, tx)).map(({ id }) => id) : [];
  assertAmong(officeIds, offices, "officeIds", "Unknown office");
  const teams = teamIds ? await Team.findAll({ where: { organizationId, id: teamIds }, transaction: tx }) : [];
  const teamsKnown = teams.map(({ id }) => id);
  assertAmong(teamIds, teamsKnown, "teamIds", "Unknown team");
  const known = types ? await findLeaveTypes(organizationId, tx) : [];
  const keys = known.map(({ key }) => key);
  assertAmong(types, keys, "types", wrongTypeText(known));
  const people = exceptUserIds.length > 0 ? await findKnownPeople(organizationId, exceptUserIds, tx) : [];
  const ids = people.map(({ id }) => id);
  assertAmong(exceptUserIds, ids, "exceptUserIds", "Unknown person");
}

function assertAmong(chosen: readonly string[] | null, known: readonly string[], field: string, text: string): void {
  const all = new Set(known);
  if (chosen?.every((one) => all.has(one)) ?? true) return;
  throw new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}
