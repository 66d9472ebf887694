import type { WaitingEvent } from "#core/notify/NotificationEvent.ts";
import type { ApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";

/** Updates a sent message or a Home tab to the current state. */
export type FollowUp =
  | {
      event: "copy.outdated";
      sent: Record<string, unknown>;
      waitingEvent: WaitingEvent;
      recipientId: string;
      copy: ApproverMessage;
    }
  | {
      event: "home.changed";
      homes: readonly { teamId: string; userId: string }[];
    };
