import type { WebhookAnswer, WebhookMessageAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import { inConsole } from "../inConsole.ts";
import type { Screen } from "../Screen.ts";
import { answering, inSequence, pressAll } from "../screenSteps.ts";

const AT = "2026-11-27T15:00:00Z";
const PAYROLL: WebhookAnswer = {
  id: "1",
  name: "Payroll",
  url: "https://payroll.example.com/hooks/awayday",
  events: ["request.approved", "request.cancelled", "request.recosted"],
  sendsObjects: false,
  isOn: true,
  offReason: null,
  failingSince: null,
  lastError: null,
  lastSentAt: AT,
  waiting: 0,
  createdAt: AT,
  oldSecretUntil: null,
};
const PLANNING: WebhookAnswer = {
  ...PAYROLL,
  id: "2",
  name: "Shift planning",
  url: "https://planning.example.com/api/v3/integrations/awayday/events?source=awayday",
  sendsObjects: true,
  failingSince: AT,
  lastError: "The server didn't respond in time",
  waiting: 12,
};
const STOPPED: WebhookAnswer = { ...PAYROLL, id: "3", name: "Old directory", isOn: false, offReason: "gone" };

const SENT: WebhookMessageAnswer = {
  id: "1",
  event: "request.approved",
  data: { requestId: "1" },
  occurredAt: AT,
  createdAt: AT,
  repeatsId: null,
  status: "sent",
  attempts: 1,
  nextAttemptAt: null,
  attemptedAt: AT,
  answerStatus: 200,
  durationMs: 84,
  answer: '{"accepted":true}',
  error: null,
};
const FAILED: WebhookMessageAnswer = {
  ...SENT,
  id: "2",
  status: "pending",
  attempts: 3,
  nextAttemptAt: "2026-11-27T15:30:00Z",
  answerStatus: 503,
  answer: "Service Unavailable",
  error: "The server returned 503",
};
const TESTED: WebhookMessageAnswer = { ...FAILED, id: "3", event: "ping", status: "failed", nextAttemptAt: null };

const withWebhooks = inSequence(
  answering("**/api/webhooks", [PAYROLL, PLANNING, STOPPED]),
  answering("**/api/webhooks/*/messages*", [TESTED, FAILED, SENT]),
);

export const WEBHOOK_SCREENS: Screen[] = [
  { ...inConsole("webhooks-none", "webhooks", "Webhooks"), isVariant: true },
  {
    ...inConsole("webhooks", "webhooks", "Webhooks", async (page) => {
      await page.getByRole("button", { name: "Messages" }).first().click();
      await page.getByText("Service Unavailable").first().waitFor();
    }),
    arrange: withWebhooks,
  },
  { ...inConsole("webhook-add", "webhooks", "Webhooks", pressAll("Add webhook")), isVariant: true },
  {
    ...inConsole("webhook-replay", "webhooks", "Webhooks", pressAll("Messages", "Send messages again")),
    arrange: withWebhooks,
    isVariant: true,
  },
];
