import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import type { RequestView } from "#db/queries/requests.ts";
import { attempt, type Attempt } from "../attempt.ts";
import { onceOf } from "../onceOf.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import { identityOf, slackActor } from "../slackActor.ts";
import type { ClickedIn } from "./DecisionClick.ts";
import { showOutcome } from "./showOutcome.ts";

interface Deciding {
  /** What Slack sent. */
  body: object;
  requestId: string;
  decision: { status: "approved" } | { status: "rejected"; rejectionReason: string | undefined };
  client: SlackClient;
}

/** Decides a request for whoever clicked, once however often Slack sends it. `show` then shows where they clicked what became of it. */
export async function decideHere(
  { body, requestId, decision, client }: Deciding,
  clickedIn: ClickedIn,
  door: SlackDoor,
): Promise<Attempt<RequestView> & { show: () => Promise<void> }> {
  const who = identityOf(body);
  const actor = await slackActor(who, client, onceOf(body));
  const outcome = await attempt(() => decideRequest(actor, requestId, decision));
  const show = () => showOutcome({ outcome, actor, who, requestId }, clickedIn, { client, door });
  return { ...outcome, show };
}
