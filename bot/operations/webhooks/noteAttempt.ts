import type { Transaction } from "sequelize";
import { PING } from "#core/webhooks/webhookEvents.ts";
import { isFailingTooLong, webhookDelay } from "#core/webhooks/webhookRetry.ts";
import { type ClaimedWebhook, noteWebhook } from "#db/queries/webhooks/dueWebhooks.ts";
import { noteFailing, noteWorking } from "#db/queries/webhooks/endpoints.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import { stopFailing } from "./steps/stopFailing.ts";

export interface WebhookOutcome {
  isSent: boolean;
  /** True if the endpoint responded with 410. */
  isGone: boolean;
  retryAfterMs: number;
  answerStatus: number | null;
  durationMs: number;
  answer: string | null;
  error: string | null;
}

/** `chance` is from 0 to 1. */
export async function noteAttempt(
  claimed: ClaimedWebhook,
  outcome: WebhookOutcome,
  chance: number,
): Promise<{ status: "pending" | "sent" | "failed"; retryInMs: number }> {
  const { event, attempts, repeatsId } = claimed;
  const { isSent, isGone, retryAfterMs, ...noted } = outcome;
  const now = operationsRuntime().clock.now();
  const isTriedOnce = isSent || isGone || event === PING;
  const retryInMs = isTriedOnce ? undefined : webhookDelay(attempts, chance, retryAfterMs);
  const status = isSent ? "sent" : retryInMs === undefined ? "failed" : "pending";
  const next = retryInMs === undefined ? null : new Date(now.getTime() + retryInMs);
  await transactionally(async (tx) => {
    const isNoted = await noteWebhook(claimed, { status, next, ...noted }, tx);
    if (isNoted && event !== PING && repeatsId === null) await noteHealth(claimed, outcome, { tx, now });
  });
  return { status, retryInMs: retryInMs ?? 0 };
}

async function noteHealth(
  { organizationId, endpointId: id }: ClaimedWebhook,
  { isSent, isGone, retryAfterMs, error }: WebhookOutcome,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (isSent) return noteWorking(organizationId, id, tx);
  const pausedUntil = retryAfterMs > 0 ? new Date(now.getTime() + retryAfterMs) : null;
  const failure = { error: error ?? "", pausedUntil, now };
  const failingSince = await noteFailing({ organizationId, id }, failure, tx);
  if (failingSince === undefined || !(isGone || isFailingTooLong(failingSince, now))) return;
  await stopFailing({ organizationId, id, reason: isGone ? "gone" : "failing" }, { tx, now });
}
