import { formatSpan } from "#core/calendar/dates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { RequestView } from "#db/queries/requests.ts";
import type { Attempt } from "../attempt.ts";
import { refreshHome } from "../home/refreshHome.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import type { SlackIdentity } from "../slackActor.ts";
import { correctCopy } from "./correctCopy.ts";
import type { ClickedIn } from "./DecisionClick.ts";
import { showRest } from "./showRest.ts";

type Refused = Extract<Attempt<never>, { ok: false }>;

/** Shows where a person clicked what became of their decision; the messages that asked for it follow by themselves. */
export async function showOutcome(
  {
    outcome,
    ...subject
  }: { outcome: Attempt<RequestView> | Refused; actor: Actor; who: SlackIdentity; requestId: string },
  clickedIn: ClickedIn,
  { client, door }: { client: SlackClient; door: SlackDoor },
): Promise<void> {
  const { actor, who, requestId } = subject;
  // The first time has shown it.
  if (!outcome.ok && outcome.refusal.code === "already_done") return;
  if (!outcome.ok) await correctCopy({ actor, requestId, refusal: outcome.refusal }, clickedIn, { client, door });
  await showRest(actor, outcome.ok ? doneLine(outcome.result) : undefined, clickedIn, door);
  if (clickedIn.type === "view") await refreshHome({ client, who, door });
}

function doneLine({ status, type, startDate, endDate }: RequestView): string {
  return `You ${status} ${type} leave, ${formatSpan(startDate, endDate)}.`;
}
