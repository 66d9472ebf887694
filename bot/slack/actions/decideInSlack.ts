import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { toResult, type Outcome } from "../guard/toResult.ts";
import { idempotencyKey } from "../guard/idempotencyKey.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import type { ClickedIn } from "./DecisionClick.ts";
import { showOutcome } from "./showOutcome.ts";

interface Deciding {
  body: object;
  requestId: string;
  decision: { version: number | undefined } & (
    | { status: "approved" }
    | { status: "rejected"; rejectionReason: string | undefined }
  );
  client: SlackClient;
}

/** Decides only once, even if Slack repeats the payload. */
export async function decideInSlack(
  { body, requestId, decision, client }: Deciding,
  clickedIn: ClickedIn,
  context: SlackContext,
): Promise<Outcome<RequestView> & { show: () => Promise<void> }> {
  const who = identityOf(body);
  const actor = await slackActor(who, client, { once: idempotencyKey(body), appUrl: context.appUrl });
  const outcome = await toResult(() => decideRequest(actor, requestId, decision));
  const show = () => showOutcome({ outcome, actor, who, requestId }, clickedIn, { client, context });
  return { ...outcome, show };
}
