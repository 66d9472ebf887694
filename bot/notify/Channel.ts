import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { FollowUp } from "./FollowUp.ts";
import type { Message } from "./Message.ts";

/** What became of a message: it went out, or was kept because there is nothing to send it by. */
export interface Outcome {
  status: "sent" | "kept";
  /** What was sent and where, so that it can be shown, or changed later. */
  sent: Record<string, unknown>;
}

/** A way to tell people something. */
export interface Channel {
  name: NotificationChannel;
  /** Whether sending means waiting for somebody else, so that several at once make sense. */
  isSlow: boolean;
  /** Sends a message; throws, a SendFailure where more is known of the reason. */
  send(message: Message): Promise<Outcome>;
  /** Changes what was shown before; throws as `send` does. Missing where what is sent can't be changed. */
  follow?(followUp: FollowUp): Promise<void>;
  close(): void;
}
