import type { WaitingEvent } from "#core/notify/NotificationEvent.ts";
import type { ApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";

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
