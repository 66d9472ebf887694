import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { FollowUp } from "./FollowUp.ts";
import type { Message } from "./Message.ts";

interface Outcome {
  status: "sent" | "kept";
  sent: Record<string, unknown>;
}

export interface Channel {
  name: NotificationChannel;
  isSlow: boolean;
  /** Throws on failure. A SendFailure gives details. */
  send(message: Message): Promise<Outcome>;
  follow?(followUp: FollowUp): Promise<void>;
  close(): void;
}
