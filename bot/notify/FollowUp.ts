import type { WaitingEvent } from "#core/notify/NotificationEvent.ts";
import type { Copy } from "#bot/operations/notifications/readCopy.ts";

/** What was shown to somebody before, and is to be shown as it is now. */
export type FollowUp =
  | {
      event: "copy.outdated";
      /** What the channel kept of the message when it was sent. */
      sent: Record<string, unknown>;
      /** What the message told. */
      told: WaitingEvent;
      copy: Copy;
    }
  | {
      event: "home.changed";
      /** The person's Home tabs, one in each workspace. */
      homes: readonly { teamId: string; userId: string }[];
    };
