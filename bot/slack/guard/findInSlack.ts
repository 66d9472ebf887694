import { isLinkTrusted } from "#core/people/access/mayLinkByEmail.ts";
import { Refusal } from "#core/refusal.ts";
import { findPlaces } from "#db/queries/slack/slackPlaces.ts";
import type { MessageRecipient } from "#bot/notify/Message.ts";
import { SendFailure } from "#bot/notify/SendFailure.ts";
import { slackActor } from "./slackActor.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackClients } from "../app/slackClients.ts";
import { slackErrorOf } from "./slackErrorOf.ts";

interface Place {
  teamId: string;
  userId: string;
  client: SlackClient;
}

/** Throws an expected SendFailure if Slack isn't connected or doesn't have the person. */
export async function findInSlack(
  organizationId: string,
  { id, email }: MessageRecipient,
  clients: SlackClients,
): Promise<Place> {
  const places = id === null ? [] : await findPlaces(organizationId, id);
  for (const { teamId, slackUserId, linked, connector } of places) {
    const client = clients.ofTeam(teamId);
    const userId = slackUserId ?? (await userOf(email, client));
    if (!userId) continue;
    if ((linked && isLinkTrusted(linked, connector)) || (await isKnownAs({ teamId, userId }, client)) === id)
      return { teamId, userId, client };
  }
  throw new SendFailure(places.length > 0 ? "Not found in Slack" : "Slack isn't connected", { isExpected: true });
}

async function userOf(email: string, client: SlackClient): Promise<string | undefined> {
  try {
    return (await client.users.lookupByEmail({ email })).user?.id;
  } catch (error) {
    if (slackErrorOf(error) === "users_not_found") return undefined;
    throw error;
  }
}

async function isKnownAs(who: { teamId: string; userId: string }, client: SlackClient): Promise<string | undefined> {
  try {
    return (await slackActor(who, client)).userId;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.cause !== undefined) throw error.cause;
    return undefined;
  }
}
