import { formatSpan } from "#core/calendar/dates.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import type { RequestView } from "#db/queries/requests.ts";
import { attempt, type Attempt } from "../attempt.ts";
import { refreshHome } from "../home/refreshHome.ts";
import { onceOf } from "../onceOf.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import { identityOf, slackActor } from "../slackActor.ts";
import { correctCopy } from "./correctCopy.ts";
import type { ClickedIn } from "./DecisionClick.ts";
import { showRest } from "./showRest.ts";

interface Deciding {
  /** What Slack sent. */
  body: object;
  requestId: string;
  decision: { status: "approved" } | { status: "rejected"; rejectionReason: string | undefined };
  client: SlackClient;
}

/**
 * Decides a request for whoever clicked, once however often Slack sends it. `show` then shows where they clicked what
 * became of it; the messages that asked for the decision follow by themselves.
 */
export async function decideHere(
  { body, requestId, decision, client }: Deciding,
  clickedIn: ClickedIn,
  door: SlackDoor,
): Promise<Attempt<RequestView> & { show: () => Promise<void> }> {
  const who = identityOf(body);
  const actor = await slackActor(who, client, onceOf(body));
  const outcome = await attempt(() => decideRequest(actor, requestId, decision));
  const show = async () => {
    // The first time has shown it.
    if (!outcome.ok && outcome.refusal.code === "already_done") return;
    if (!outcome.ok) await correctCopy({ actor, requestId, refusal: outcome.refusal }, clickedIn, { client, door });
    await showRest(actor, outcome.ok ? doneLine(outcome.result) : undefined, clickedIn, door);
    if (clickedIn.type === "view") await refreshHome({ client, who, door });
  };
  return { ...outcome, show };
}

function doneLine({ status, type, startDate, endDate }: RequestView): string {
  return `You ${status} ${type} leave, ${formatSpan(startDate, endDate)}.`;
}
