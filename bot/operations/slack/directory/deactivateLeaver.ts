import { z } from "zod";
import { assertLeft, assertNotSelf, changed, LeaverInput } from "#core/slackDirectory/leaver.ts";
import { assertMayManagePerson } from "#core/people/access/roleChange.ts";
import { findPerson, lockPerson } from "#db/queries/people/person.ts";
import { findPlaces } from "#db/queries/slack/slackPlaces.ts";
import type { Actor } from "../../actor.ts";
import { lockOrganization } from "../../lockOrganization.ts";
import { notFound } from "../../notFound.ts";
import { operationOn } from "../../operation.ts";
import { deactivatePerson } from "../../people/steps/deactivatePerson.ts";
import { readingOn } from "../../reading.ts";
import type { SlackDirectory } from "./SlackDirectory.ts";

interface Asked {
  name: string;
  email: string;
  places: { teamId: string; slackUserId: string | null }[];
}

/** Checks with Slack that the person has left before locking anything. */
export async function deactivateLeaver(
  actor: Actor,
  id: string,
  input: unknown,
  directory: SlackDirectory,
): Promise<void> {
  const { asked, listed } = await allowed(actor, id, input);
  const { name, places } = asked;
  if (!places.some(({ teamId }) => teamId === listed.teamId)) throw changed(name);
  const isListed = ({ teamId, slackUserId }: { teamId: string; slackUserId: string | null }) =>
    teamId === listed.teamId && slackUserId === listed.slackUserId;
  const linked = [];
  let isEmailActive = false;
  for (const { teamId, slackUserId } of places) {
    const member = slackUserId === null ? undefined : await directory.member(teamId, slackUserId);
    if (member) linked.push(member);
    isEmailActive ||= await directory.hasActive(teamId, asked.email);
  }
  assertLeft(asked, {
    listed: await directory.member(listed.teamId, listed.slackUserId),
    isLinked: places.some(isListed),
    linked,
    isEmailActive,
  });
  await deactivate(actor, id, asked);
}

const allowed = readingOn("deactivateUser", LeaverInput, async (id, listed, { me }) => {
  const person = await findPerson(me.organizationId, id);
  if (!person) throw notFound("The person");
  assertNotSelf(me, person);
  assertMayManagePerson(me.role, person.role);
  return { listed, asked: { name: person.name, email: person.email, places: await placesOf(person) } };
});

const deactivate = operationOn("deactivateUser", z.custom<Asked>(), async (id, asked, before) => {
  const context = await lockOrganization(before);
  const { me, tx } = context;
  const locked = await lockPerson(me.organizationId, id, tx);
  if (!locked) throw notFound("The person");
  assertNotSelf(me, locked);
  const places = await placesOf(locked, tx);
  if (locked.email !== asked.email || JSON.stringify(places) !== JSON.stringify(asked.places))
    throw changed(asked.name);
  await deactivatePerson(locked, context);
});

async function placesOf(
  { organizationId, id }: { organizationId: string; id: string },
  tx?: Parameters<typeof findPlaces>[2],
): Promise<Asked["places"]> {
  const places = await findPlaces(organizationId, id, tx);
  return places.map(({ teamId, slackUserId }) => ({ teamId, slackUserId }));
}
