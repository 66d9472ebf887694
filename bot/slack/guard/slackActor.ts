import { z } from "zod";
import { CONNECT_SLACK_PATH } from "#core/links/pagePaths.ts";
import { Refusal } from "#core/refusal.ts";
import type { Person } from "#db/queries/people/person.ts";
import { slackSubject } from "#db/queries/slack/slack.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { linkSlackPerson, type SlackProfile } from "#bot/operations/slack/linkSlackPerson.ts";
import { deactivated, findSlackPerson, type SlackUser } from "#bot/operations/slack/findSlackPerson.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import { memberOf, SlackUserAnswer } from "../directory/memberOf.ts";

export interface SlackIdentity {
  teamId: string;
  userId: string;
}

type PageOf = Parameters<typeof linkSlackPerson>[2];

const NO_ANSWER = "Slack didn't identify you. Please try again in a moment.";

interface Identifying {
  once?: string | undefined;
  /** Security: set `appUrl` only if no other person will see the refusal. */
  appUrl?: string | undefined;
}

/**
 * Throws a Refusal if no active person is linked to the Slack user and none can be linked. If the Slack user is
 * unproven, `appUrl` adds a confirmation link to the refusal.
 */
export async function slackActor(
  { teamId, userId: slackUserId }: SlackIdentity,
  client: SlackClient,
  { once, appUrl }: Identifying = {},
): Promise<Actor> {
  const user = { teamId, slackUserId };
  const pageOf = appUrl === undefined ? undefined : (token: string) => `${appUrl}${CONNECT_SLACK_PATH}?token=${token}`;
  const person = await personOf(user, client, pageOf);
  const { organizationId, id: userId } = person;
  const subject = slackSubject(teamId, slackUserId);
  return {
    organizationId,
    userId,
    source: "slack",
    slackSubject: subject,
    person,
    ...(once !== undefined && { once }),
  };
}

async function personOf(user: SlackUser, client: SlackClient, pageOf: PageOf): Promise<Person> {
  const linked = await findSlackPerson(user);
  if (linked?.isActive) return linked;
  const profile = await profileOf(client, user);
  return linkSlackPerson(user, profile, pageOf).catch((error: unknown) => {
    const isStranger = error instanceof Refusal && error.code === "slack_stranger";
    throw linked && isStranger ? deactivated() : error;
  });
}

export function identityOf(body: object): SlackIdentity {
  const { team_id, team, user_id, user, event } = AnyBody.parse(body);
  const teamId = team_id ?? team?.id ?? (typeof user === "object" ? user.team_id : undefined);
  const eventUser = typeof event?.user === "object" ? event.user.id : event?.user;
  const userId = user_id ?? (typeof user === "object" ? user.id : user) ?? eventUser;
  if (!teamId || !userId) throw new Error("Slack's message names no workspace or no user");
  return { teamId, userId };
}

const OneUser = z.object({ user: SlackUserAnswer });
const AnyUser = z.union([z.string(), z.object({ id: z.string(), team_id: z.string().optional() })]);
const AnyBody = z.object({
  team_id: z.string().nullish(),
  team: z.object({ id: z.string() }).nullish(),
  user_id: z.string().optional(),
  user: AnyUser.optional(),
  event: z.object({ user: AnyUser.optional().catch(undefined) }).optional(),
});

async function profileOf(client: SlackClient, { teamId, slackUserId }: SlackUser): Promise<SlackProfile> {
  try {
    const { user } = OneUser.parse(await client.users.info({ user: slackUserId }));
    const { name, email, isEmailConfirmed, kind, isDeleted } = memberOf(user, teamId);
    const isGuest = kind === "guest" || kind === "stranger";
    return { name, email, isEmailConfirmed, isBot: kind === "bot", isGuest, isDeleted };
  } catch (cause) {
    throw Object.assign(new Refusal("throttled", "slack_silent", NO_ANSWER), { cause });
  }
}
