import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import type { FollowUp } from "./FollowUp.ts";
import type { Message } from "./Message.ts";

/** `kept` if the message was only stored. */
interface Outcome {
  status: "sent" | "kept";
  /** Identifies the sent message, so that it can be shown and changed later. */
  sent: Record<string, unknown>;
}

export interface Channel {
  name: NotificationChannel;
  /** True if sending waits for an external server, so sending several messages at once saves time. */
  isSlow: boolean;
  /** Throws on failure: a SendFailure if more is known about the reason. */
  send(message: Message): Promise<Outcome>;
  /** Absent if sent messages can't be changed. */
  follow?(followUp: FollowUp): Promise<void>;
  close(): void;
}
