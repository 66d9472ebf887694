import { channel } from "node:diagnostics_channel";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";

/** An attempt to deliver a notification or a webhook, or to update a message or a connected calendar. */
export interface EndedAttempt {
  channel: NotificationChannel | "webhook" | "calendar";
  outcome: "sent" | "kept" | "obsolete" | "updated" | "retried" | "failed";
}

/** Metrics subscribe to this diagnostics channel. */
export const ENDED_ATTEMPTS = channel("awayday:attempts");
