import type { WebhookAnswer, WebhookMessageAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import type { EndpointRow } from "#db/queries/webhooks/endpoints.ts";
import type { WebhookMessageRow } from "#db/queries/webhooks/messages.ts";

export function presentWebhook(row: EndpointRow, now: Date): WebhookAnswer {
  const { id, name, url, events, sendsObjects, isOn, offReason, failingSince, lastError, waiting } = row;
  const { lastSentAt, createdAt, oldSecretUntil } = row;
  return {
    id,
    name,
    url,
    events,
    sendsObjects,
    isOn,
    offReason,
    failingSince: textOf(failingSince),
    lastError,
    lastSentAt: textOf(lastSentAt),
    waiting,
    createdAt: createdAt.toISOString(),
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
  };
}

export function presentWebhookMessage(row: WebhookMessageRow): WebhookMessageAnswer {
  const { id, event, data, occurredAt, createdAt, repeatsId, status, attempts, nextAttemptAt, attemptedAt } = row;
  const { answerStatus, durationMs, answer, error } = row;
  return {
    id,
    event,
    data,
    occurredAt: occurredAt.toISOString(),
    createdAt: createdAt.toISOString(),
    repeatsId,
    status,
    attempts,
    nextAttemptAt: textOf(nextAttemptAt),
    attemptedAt: textOf(attemptedAt),
    answerStatus,
    durationMs,
    answer,
    error,
  };
}

function textOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
