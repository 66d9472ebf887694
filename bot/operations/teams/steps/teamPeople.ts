import type { Transaction } from "sequelize";
import { figure } from "#core/figure.ts";
import { Refusal } from "#core/refusal.ts";
import { MAX_LIMITED_TEAMS, MAX_MEMBERSHIPS } from "#core/teams/maxTeamPeople.ts";
import { TeamMember } from "#db/models/teams/TeamMember.ts";
import { findKnownPeople, findMemberOfManyLimited } from "#db/queries/teams/teams.ts";

interface TeamPeople {
  leadIds: readonly string[];
  memberIds: readonly string[];
}

const NOBODY: TeamPeople = { leadIds: [], memberIds: [] };

/** Throws a refusal for unknown people, and for deactivated people who aren't in `before`. */
export async function assertTeamPeople(
  organizationId: string,
  { leadIds, memberIds }: TeamPeople,
  tx: Transaction,
  before = NOBODY,
): Promise<void> {
  const known = await findKnownPeople(organizationId, [...leadIds, ...memberIds], tx);
  const active = new Map(known.map(({ id, isActive }) => [id, isActive]));
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const stayed = new Set([...before.leadIds, ...before.memberIds]);
  for (const [field, ids] of Object.entries({ leadIds, memberIds })) {
    if (ids.some((id) => !active.has(id))) throw refusal("invalid", "invalid_input", field, "Unknown person");
    const gone = ids.find((id) => active.get(id) === false && !stayed.has(id));
    if (gone) throw refusal("conflict", "inactive", field, `${names.get(gone)} is deactivated`);
  }
}

/** Throws (409) if the team grows and the organization's teams then have too many leads and members in total. */
export async function storeTeamPeople(
  { organizationId, teamId }: { organizationId: string; teamId: string },
  people: TeamPeople,
  tx: Transaction,
  before = NOBODY,
): Promise<void> {
  const old = placesOf(before);
  const wanted = placesOf(people);
  const isSame = (id: string) => old.get(id)?.join() === wanted.get(id)?.join();
  const gone = [...old.keys()].filter((id) => !isSame(id));
  if (gone.length > 0) {
    await TeamMember.destroy({ where: { organizationId, teamId, userId: gone }, transaction: tx });
  }
  const added = [...wanted].filter(([id]) => !isSame(id));
  const rows = added.map(([userId, [isLead, isMember]]) => ({ organizationId, teamId, userId, isLead, isMember }));
  await TeamMember.bulkCreate(rows, { transaction: tx });
  if (wanted.size <= old.size) return;
  const memberships = await TeamMember.count({ where: { organizationId }, transaction: tx });
  if (memberships <= MAX_MEMBERSHIPS) return;
  const text = `An organization's teams can have at most ${figure(MAX_MEMBERSHIPS)} leads and members in total`;
  throw new Refusal("conflict", "too_many_team_people", text);
}

/** Throws (409) if a member of the team is in too many teams with a coverage limit. The team must be stored. */
export async function assertFewLimits(organizationId: string, teamId: string, tx: Transaction): Promise<void> {
  const name = await findMemberOfManyLimited(organizationId, { teamId, most: MAX_LIMITED_TEAMS }, tx);
  if (name === undefined) return;
  const text = `${name} would be a member of more than ${MAX_LIMITED_TEAMS} teams with a coverage limit`;
  throw refusal("conflict", "too_many_limits", "memberIds", text);
}

function placesOf({ leadIds, memberIds }: TeamPeople): Map<string, [isLead: boolean, isMember: boolean]> {
  const [leads, members] = [new Set(leadIds), new Set(memberIds)];
  return new Map([...leads, ...members].map((id) => [id, [leads.has(id), members.has(id)]]));
}

function refusal(kind: "invalid" | "conflict", code: string, field: string, text: string): Refusal {
  return new Refusal(kind, code, text, { fields: { [field]: text } });
}
