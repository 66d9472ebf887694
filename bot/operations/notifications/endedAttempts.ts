import { channel } from "node:diagnostics_channel";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";

export interface EndedAttempt {
  channel: NotificationChannel | "webhook" | "calendar";
  outcome: "sent" | "kept" | "obsolete" | "updated" | "retried" | "failed";
}

export const ENDED_ATTEMPTS = channel("awayday:attempts");
