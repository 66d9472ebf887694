import { leaveText } from "#core/leave/leaveText.ts";
import { withdrawChange } from "#bot/operations/requests/changes/withdrawChange.ts";
import { readRequestValue } from "../blocks/requestValue.ts";
import { idempotencyKey } from "../guard/idempotencyKey.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { identityOf, slackActor } from "../guard/slackActor.ts";
import { confirmAction, type OwnActionArgs } from "./confirmAction.ts";

export async function onWithdrawChange(args: OwnActionArgs, context: SlackContext): Promise<void> {
  const { ack, body, action, client } = args;
  await ack();
  const run = async () => {
    const { requestId: changeId, version } = readRequestValue(action.value);
    const actor = await slackActor(identityOf(body), client, { once: idempotencyKey(body) });
    const change = await withdrawChange(actor, changeId, { version });
    const asked = change.change.isCancellation ? "cancellation" : "change";
    return `The ${asked} was withdrawn. Your approved ${leaveText(change.typeName)} is unchanged.`;
  };
  await confirmAction(args, context, { title: "Withdraw", run });
}
