import type { ClaimedWebhook } from "#db/queries/webhooks/dueWebhooks.ts";
import type { GuardedFetch } from "#bot/external/guardedFetch.ts";
import { ExternalFailure } from "#bot/external/ExternalFailure.ts";
import { type Clock, operationsRuntime } from "#bot/operations/runtime.ts";
import type { WebhookOutcome } from "#bot/operations/webhooks/noteAttempt.ts";
import type { ObjectOf } from "#bot/operations/webhooks/ObjectOf.ts";
import { retryAfterMs } from "#bot/external/retryAfterMs.ts";
import { signature } from "./signature.ts";

const KEPT_BYTES = 1024;
const MAX_ANSWER = 16 * 1024;

const GONE = 410;
const FAILURES: Record<ExternalFailure["reason"], string> = {
  address: "The address can't be used",
  private: "The address isn't on the public internet",
  unreachable: "The server can't be reached",
  slow: "The server didn't respond in time",
  large: "The response is too large",
};

export interface Sending {
  fetch: GuardedFetch;
  objectOf: ObjectOf;
  clock: Clock;
  timeoutMs: number;
}

export async function sendWebhook(claimed: ClaimedWebhook, sending: Sending): Promise<WebhookOutcome> {
  const { fetch, clock, timeoutMs } = sending;
  const body = await bodyOf(claimed, sending);
  const id = `msg_${claimed.repeatsId ?? claimed.id}`;
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signature(secretsOf(claimed, clock.now()), { id, timestamp, body }),
  };
  const began = performance.now();
  const durationMs = () => Math.round(performance.now() - began);
  try {
    const wanted = { method: "POST", headers, body, timeoutMs, maxBytes: MAX_ANSWER, cutsLong: true } as const;
    const answer = await fetch(claimed.url, wanted);
    const { status } = answer;
    const isSent = status >= 200 && status < 300;
    return {
      isSent,
      isGone: status === GONE,
      retryAfterMs: isSent ? 0 : retryAfterMs(answer.headers["retry-after"], clock.now()),
      answerStatus: status,
      durationMs: durationMs(),
      answer: beginningOf(answer.body),
      error: isSent ? null : `The server returned ${status}`,
    };
  } catch (error) {
    if (!(error instanceof ExternalFailure)) throw error;
    return failed(FAILURES[error.reason], durationMs());
  }
}

export function failed(error: string, durationMs: number): WebhookOutcome {
  return { isSent: false, isGone: false, retryAfterMs: 0, answerStatus: null, durationMs, answer: null, error };
}

function secretsOf({ organizationId, secretSealed, oldSecretSealed, oldSecretUntil }: ClaimedWebhook, now: Date) {
  const { sealer } = operationsRuntime();
  const isOldValid = oldSecretSealed !== null && oldSecretUntil !== null && oldSecretUntil > now;
  return [secretSealed, ...(isOldValid ? [oldSecretSealed] : [])].map((sealed) => sealer.open(sealed, organizationId));
}

async function bodyOf(claimed: ClaimedWebhook, { objectOf }: Sending): Promise<string> {
  const { organizationId, event, data, occurredAt, sendsObjects } = claimed;
  const object = sendsObjects ? await objectOf({ organizationId, event, data }) : undefined;
  return JSON.stringify({
    type: event,
    timestamp: occurredAt.toISOString(),
    data: { ...data, ...(object !== undefined && { object }) },
  });
}

/** PostgreSQL can't store NUL. */
function beginningOf(body: Buffer): string {
  return body.subarray(0, KEPT_BYTES).toString("utf8").replaceAll("\0", "\ufffd");
}
