import type { SlackViewMiddlewareArgs, ViewSubmitAction } from "@slack/bolt";
import { decideHere } from "../actions/decideHere.ts";
import { escaped } from "../blocks/text.ts";
import { textView } from "../blocks/textView.ts";
import type { SlackClient } from "../SlackClient.ts";
import type { SlackDoor } from "../SlackDoor.ts";
import { RejectMemory } from "./rejectView.ts";

type SubmitArgs = Pick<SlackViewMiddlewareArgs<ViewSubmitAction>, "ack" | "body"> & { client: SlackClient };

const FIELD = "rejectionReason";

/** Rejects with the reason given. The form closes, or says what stands in the way. */
export async function onRejectSubmitted({ ack, body, client }: SubmitArgs, door: SlackDoor): Promise<void> {
  const { requestId, clickedIn } = RejectMemory.parse(JSON.parse(body.view.private_metadata));
  const rejectionReason = body.view.state.values[FIELD]?.[FIELD]?.value ?? undefined;
  const rejecting = { body, requestId, decision: { status: "rejected", rejectionReason }, client } as const;
  const outcome = await decideHere(rejecting, clickedIn, door);
  if (outcome.ok) {
    await ack();
    return outcome.show();
  }
  const wrong = outcome.refusal.fields?.[FIELD];
  if (wrong !== undefined) return ack({ response_action: "errors", errors: { [FIELD]: wrong } });
  if (outcome.refusal.code === "already_done") return ack();
  await ack({ response_action: "update", view: textView(escaped(outcome.refusal.message)) });
  await outcome.show();
}
