import type { BlockButtonAction, SlackActionMiddlewareArgs } from "@slack/bolt";
import { rejectView } from "../rejectModal/rejectView.ts";
import { openModal } from "../requestModal/openModal.ts";
import type { SlackClient } from "../SlackClient.ts";
import { decisionClick } from "./DecisionClick.ts";

type ClickArgs = Pick<SlackActionMiddlewareArgs<BlockButtonAction>, "ack" | "body"> & { client: SlackClient };

const TOO_LATE = "The form didn't open in time. Please press Reject again.";

/** Reject: asks for a reason first. */
export async function onReject({ ack, body, client }: ClickArgs): Promise<void> {
  await ack();
  const { triggerId, ...click } = decisionClick(body);
  await openModal(client, { triggerId, userId: body.user.id, view: rejectView(click), tooLate: TOO_LATE });
}
