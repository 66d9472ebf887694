import type { WaitingEvent } from "#core/notify/NotificationEvent.ts";
import type { ApproverMessage } from "#bot/operations/requests/readApproverMessage.ts";

/** An earlier message or view must be updated to the current state. */
export type FollowUp =
  | {
      event: "copy.outdated";
      /** The channel stored it when it sent the message. */
      sent: Record<string, unknown>;
      /** The message was about this event. */
      waitingEvent: WaitingEvent;
      /** The message was sent to this person. */
      recipientId: string;
      copy: ApproverMessage;
    }
  | {
      event: "home.changed";
      /** The person's Home tabs, one per workspace. */
      homes: readonly { teamId: string; userId: string }[];
    };
