import { leaveText } from "#core/leave/leaveText.ts";
import { objectInWords } from "#core/requests/changes/changeWords.ts";
import { spanInWords } from "#core/requests/requestWords.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { Outcome } from "../guard/toResult.ts";
import { refreshHome } from "../home/refreshHome.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import type { SlackIdentity } from "../guard/slackActor.ts";
import { fitText } from "../blocks/fitText.ts";
import { updateApproverMessage } from "./updateApproverMessage.ts";
import type { ClickedIn } from "./DecisionClick.ts";
import { showRemainingRequests } from "./showRemainingRequests.ts";

const MAX_NAME = 300;

type Refused = Extract<Outcome<never>, { ok: false }>;

export async function showOutcome(
  {
    outcome,
    ...subject
  }: { outcome: Outcome<RequestView> | Refused; actor: Actor; who: SlackIdentity; requestId: string },
  clickedIn: ClickedIn,
  { client, context }: { client: SlackClient; context: SlackContext },
): Promise<void> {
  const { actor, who, requestId } = subject;
  if (!outcome.ok && outcome.refusal.code === "already_done") return;
  if (!outcome.ok)
    await updateApproverMessage({ actor, requestId, refusal: outcome.refusal }, clickedIn, { client, context });
  await showRemainingRequests(actor, outcome.ok ? doneLine(outcome.result) : undefined, clickedIn, context);
  if (clickedIn.type === "view") await refreshHome({ client, who, context });
}

function doneLine(request: RequestView): string {
  const { status, typeName } = request;
  const done = status === "pending" ? "gave your approval for" : status;
  const what = objectInWords(fitText(leaveText(typeName), MAX_NAME), request);
  return `You ${done} ${what}, ${spanInWords(request)}.`;
}
