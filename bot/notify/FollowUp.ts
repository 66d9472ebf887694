import type { WaitingEvent } from "#core/notify/NotificationEvent.ts";
import type { ApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";

/** An earlier message or view is updated to the current state. */
export type FollowUp =
  | {
      event: "copy.outdated";
      /** The record that the channel stored when it sent the message. */
      sent: Record<string, unknown>;
      /** The event that the message was about. */
      waitingEvent: WaitingEvent;
      /** The person to whom the message was sent. */
      recipientId: string;
      copy: ApproverMessage;
    }
  | {
      event: "home.changed";
      /** The person's Home tabs, one per workspace. */
      homes: readonly { teamId: string; userId: string }[];
    };
