import { Refusal } from "#core/refusal.ts";
import { findPlaces } from "#db/queries/slack/slackPlaces.ts";
import type { Recipient } from "#bot/notify/Message.ts";
import { SendFailure } from "#bot/notify/SendFailure.ts";
import { slackActor } from "./slackActor.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackClients } from "../app/slackClients.ts";
import { slackErrorOf } from "../modals/request/slackErrorOf.ts";

/** Somebody as a workspace knows them. */
export interface Place {
  teamId: string;
  userId: string;
  client: SlackClient;
}

/**
 * Where a member of an organisation is told something in Slack: as whom they are known, else, and from then on, as whom
 * Slack knows by their e-mail. A SendFailure that is expected where they can't be found.
 */
export async function findInSlack(
  organizationId: string,
  { id, email }: Recipient,
  clients: SlackClients,
): Promise<Place> {
  const places = id === null ? [] : await findPlaces(organizationId, id);
  for (const { teamId, slackUserId } of places) {
    const client = clients.ofTeam(teamId);
    const userId = slackUserId ?? (await userOf(email, client));
    if (!userId) continue;
    if (slackUserId || (await isKnownAs({ teamId, userId }, client)) === id) return { teamId, userId, client };
  }
  throw new SendFailure(places.length > 0 ? "Not found in Slack" : "Slack is not connected", { isExpected: true });
}

async function userOf(email: string, client: SlackClient): Promise<string | undefined> {
  try {
    return (await client.users.lookupByEmail({ email })).user?.id;
  } catch (error) {
    if (slackErrorOf(error) === "users_not_found") return undefined;
    throw error;
  }
}

/** The member that a Slack user is, by the same rules as when they do something; undefined for who would be a stranger. */
async function isKnownAs(who: { teamId: string; userId: string }, client: SlackClient): Promise<string | undefined> {
  try {
    return (await slackActor(who, client)).userId;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Slack failed while we asked who they are.
    if (error.cause !== undefined) throw error.cause;
    return undefined;
  }
}
