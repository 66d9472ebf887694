import { parseInput } from "#core/inputs.ts";
import { mergedList } from "#core/mergedList.ts";
import { assertTeamNotManaged } from "#core/provisioning/lockedFields.ts";
import { type SeenTeamPatch, TeamLists } from "#core/teams/TeamInput.ts";
import { Team } from "#db/models/teams/Team.ts";
import { findManagedTeams } from "#db/queries/provisioning/managed.ts";
import { findTeam, type TeamView } from "#db/queries/teams/teams.ts";
import { notFound } from "#bot/operations/notFound.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { assertTeamNameFree } from "./assertTeamNameFree.ts";
import { coverageColumns } from "./coverageColumns.ts";
import { assertFewLimits, assertTeamPeople, storeTeamPeople } from "./teamPeople.ts";

type Context = Pick<WriteContext, "actor" | "me" | "tx" | "now" | "audit" | "unchanged">;

/** The organization must be locked. */
export async function changeTeam(id: string, patch: SeenTeamPatch, context: Context): Promise<TeamView> {
  const { actor, me, tx, now, audit, unchanged } = context;
  const { organizationId } = me;
  const before = await findTeam(organizationId, id, tx);
  if (!before) throw notFound("The team");
  const { name = before.name, coverage = before.coverage, seen } = patch;
  const listAfter = (list: "leadIds" | "memberIds") =>
    mergedList(before[list], { seen: seen?.[list], wanted: patch[list] ?? seen?.[list] ?? before[list] });
  if (name !== before.name) await assertTeamNameFree(organizationId, { id, name }, tx);
  const people = parseInput(TeamLists, { leadIds: listAfter("leadIds"), memberIds: listAfter("memberIds") });
  await assertTeamPeople(organizationId, people, tx, before);
  const limit = coverageColumns(coverage);
  const [old, changed] = differing(auditedOf(before), { name, ...people, ...limit });
  if (Object.keys(changed).length === 0) {
    unchanged();
    return before;
  }
  if (actor.source !== "scim" && (await findManagedTeams(organizationId, { now, tx }, id)).has(id)) {
    assertTeamNotManaged(changed);
  }
  await Team.update({ name, ...limit, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  await storeTeamPeople({ organizationId, teamId: id }, people, tx, before);
  if (coverage) await assertFewLimits(organizationId, id, tx);
  await audit({ subject: ["team", id], before: old, after: changed });
  const after = await findTeam(organizationId, id, tx);
  if (!after) throw notFound("The team");
  return after;
}

function auditedOf({ name, leadIds, memberIds, coverage }: TeamView) {
  return { name, leadIds, memberIds, ...coverageColumns(coverage) };
}

function differing(before: Record<string, unknown>, after: Record<string, unknown>) {
  const fields = Object.keys(after).filter((field) => textOf(before[field]) !== textOf(after[field]));
  const only = (values: Record<string, unknown>) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  return [only(before), only(after)] as const;
}

function textOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...new Set(value.map(String))].toSorted(byText) : value);
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);
