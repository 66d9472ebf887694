import { capitalized } from "#core/capitalized.ts";
import { countText } from "#core/countText.ts";
import type { NotificationChannel } from "./notificationChannels.ts";
import type { NOTIFICATION_STATUSES } from "./NotificationsQuery.ts";

interface Delivery {
  to: string;
  channel: NotificationChannel;
  status: (typeof NOTIFICATION_STATUSES)[number];
  attempts: number;
  lastError: string | null;
}

const SENT: Record<NotificationChannel, (to: string) => string> = {
  mail: (to) => `emailed to ${to}`,
  slack: (to) => `sent to ${to} in Slack`,
  inbox: (to) => `shown in ${to}'s inbox`,
};

export function deliveryText({ to, channel, status, attempts, lastError }: Delivery): string {
  const sent = SENT[channel](to);
  const reason = lastError === null ? "" : `: ${lastError}`;
  const texts: Record<Delivery["status"], string> = {
    sent: capitalized(sent),
    kept:
      channel === "inbox"
        ? `Only in ${to}'s inbox, as they chose`
        : `Stored for ${to}, because this server doesn't send email`,
    pending:
      attempts === 0
        ? `Will be ${sent}${reason}`
        : `Will be ${sent}; ${countText(attempts, "failed attempt")} so far${reason}`,
    failed: `Couldn't be ${sent}${reason}`,
    obsolete: reason ? `Wasn't ${sent}${reason}` : `Wasn't ${sent}, because it was no longer needed`,
  };
  return texts[status];
}
