import { expect, test } from "@jest/globals";
import { deliveryText } from "./deliveryText.ts";

const sent = { to: "Grace Kim", channel: "mail", status: "sent", attempts: 1, lastError: null } as const;

test.each([
  ["Emailed to Grace Kim", sent],
  ["Sent to Grace Kim in Slack", { ...sent, channel: "slack" as const }],
  ["Will be emailed to Grace Kim", { ...sent, status: "pending" as const, attempts: 0 }],
  [
    "Will be emailed to Grace Kim: Held after a restore",
    { ...sent, status: "pending" as const, attempts: 0, lastError: "Held after a restore" },
  ],
  [
    "Will be emailed to Grace Kim; 2 failed attempts so far: Mailbox full",
    { ...sent, status: "pending" as const, attempts: 2, lastError: "Mailbox full" },
  ],
  ["Couldn't be emailed to Grace Kim: Mailbox full", { ...sent, status: "failed" as const, lastError: "Mailbox full" }],
  ["Wasn't emailed to Grace Kim, because it was no longer needed", { ...sent, status: "obsolete" as const }],
  ["Stored for Grace Kim, because this server doesn't send email", { ...sent, status: "kept" as const }],
  ["Only in Grace Kim's inbox, as they chose", { ...sent, status: "kept" as const, channel: "inbox" as const }],
])("%s", (text, delivery) => expect(deliveryText(delivery)).toBe(text));
