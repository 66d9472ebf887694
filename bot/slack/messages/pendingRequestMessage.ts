import type { WaitingEvent } from "#core/notify/NotificationEvent.ts";
import type { RequestForApprover } from "#bot/operations/requests/readRequestForApprover.ts";
import { approvalBlocks, waitingLine } from "../blocks/approvalBlocks.ts";
import { smallPrint } from "../blocks/textBlocks.ts";
import type { SlackMessage } from "./SlackMessage.ts";

/** Returns the message to an approver about a pending request. */
export function pendingRequestMessage(event: WaitingEvent, request: RequestForApprover, appUrl: string): SlackMessage {
  const why = WHY[event];
  return {
    text: PREFIX[event] + waitingLine(request),
    blocks: [...(why ? [smallPrint(why)] : []), ...approvalBlocks(request, appUrl)],
  };
}

const PREFIX = { "request.submitted": "", "request.reminded": "Reminder: ", "request.escalated": "Still waiting: " };

const WHY = {
  "request.submitted": undefined,
  "request.reminded": "Reminder: this request is still waiting for your decision.",
  "request.escalated": "This request has been waiting for some time, so you're being notified, too.",
};
