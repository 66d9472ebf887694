import { z } from "zod";
import { PING, WEBHOOK_EVENT_NAMES } from "../../webhooks/webhookEvents.ts";
import { MESSAGE_STATUSES } from "../../webhooks/WebhookInput.ts";
import { count, id, instant } from "../fields.ts";

export const WebhookAnswer = z.strictObject({
  id,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  sendsObjects: z.boolean(),
  isOn: z.boolean(),
  offReason: z.enum(["gone", "failing"]).nullable(),
  failingSince: instant.nullable(),
  lastError: z.string().nullable(),
  lastSentAt: instant.nullable(),
  waiting: count,
  createdAt: instant,
  /** The time until which messages are also signed with the previous secret. */
  oldSecretUntil: instant.nullable(),
});
export type WebhookAnswer = z.infer<typeof WebhookAnswer>;

/** Security: the secret can't be read again. */
export const WebhookSecretAnswer = z.strictObject({ ...WebhookAnswer.shape, signingSecret: z.string() });
export type WebhookSecretAnswer = z.infer<typeof WebhookSecretAnswer>;

export const WebhookMessageAnswer = z.strictObject({
  id,
  event: z.enum([PING, ...WEBHOOK_EVENT_NAMES]),
  data: z.record(z.string(), z.string()),
  occurredAt: instant,
  createdAt: instant,
  /** The repeated message. Receivers see its ID for both messages. */
  repeatsId: id.nullable(),
  status: z.enum(MESSAGE_STATUSES),
  attempts: count,
  nextAttemptAt: instant.nullable(),
  attemptedAt: instant.nullable(),
  answerStatus: z.int().nullable(),
  durationMs: count.nullable(),
  /** The first kilobyte of the response body; null if there was no response, or after a person was erased. */
  answer: z.string().nullable(),
  error: z.string().nullable(),
});
export type WebhookMessageAnswer = z.infer<typeof WebhookMessageAnswer>;

export const PingAnswer = z.strictObject({ messageId: id });
export type PingAnswer = z.infer<typeof PingAnswer>;

export const ReplayAnswer = z.strictObject({ repeated: count });
export type ReplayAnswer = z.infer<typeof ReplayAnswer>;
