import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { FollowUp } from "./FollowUp.ts";
import type { Message } from "./Message.ts";

/** `kept` if the channel only stored the message. */
interface Outcome {
  status: "sent" | "kept";
  sent: Record<string, unknown>;
}

export interface Channel {
  name: NotificationChannel;
  /** True if sending waits for an external server, so that concurrent sends save time. */
  isSlow: boolean;
  /** Throws on failure. A SendFailure gives details. */
  send(message: Message): Promise<Outcome>;
  follow?(followUp: FollowUp): Promise<void>;
  close(): void;
}
