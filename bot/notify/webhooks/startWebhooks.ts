import type { Logger } from "pino";
import { claimWebhook, type DueWebhook, findDueWebhooks } from "#db/queries/webhooks/dueWebhooks.ts";
import { causedBy } from "#db/tracing/causedBy.ts";
import { inSpan } from "#db/tracing/inSpan.ts";
import { ENDED_ATTEMPTS, type EndedAttempt } from "#bot/operations/notifications/endedAttempts.ts";
import { noteAttempt } from "#bot/operations/webhooks/noteAttempt.ts";
import { FairQueue } from "../FairQueue.ts";
import { type Delivery, type Rest, runQueue } from "../runQueue.ts";
import { failed, sendWebhook, type Sending } from "./sendWebhook.ts";

const OF_ONE_ENDPOINT = 2;
const AT_ONCE = { working: 128, failing: 32 } as const;
const READ_AHEAD = 8;
/** Must be less than CLAIMED_FOR_MS, after which another process can retry. */
const TIMEOUT_MS = 15_000;
const CLAIMED_FOR_MS = 60_000;

interface WebhookOptions extends Omit<Sending, "timeoutMs"> {
  databaseUrl: string;
  log: Logger;
  timeoutMs?: number;
  chance?: () => number;
}

export function startWebhooks({ databaseUrl, log, chance = Math.random, ...options }: WebhookOptions): Delivery {
  const sending = { timeoutMs: TIMEOUT_MS, ...options };
  const { clock } = options;
  const queue = new FairQueue<DueWebhook, keyof typeof AT_ONCE>(
    { inAll: AT_ONCE.working + AT_ONCE.failing, by: AT_ONCE, each: OF_ONE_ENDPOINT },
    { laneOf: ({ isFailing }) => (isFailing ? "failing" : "working"), lineOf: ({ endpointId }) => endpointId },
  );

  const deliver = async (due: DueWebhook): Promise<Rest> => {
    const now = clock.now();
    const claimed = await claimWebhook(due, { now, until: new Date(now.getTime() + CLAIMED_FOR_MS) });
    if (!claimed) return "busy";
    const { organizationId, id, endpointId, event, attempts, causedBy: cause } = claimed;
    const outcome = await sendWebhook(claimed, sending).catch((error: unknown) => {
      log.error({ ...cause, err: error, organizationId, id, endpointId }, "could not write a webhook");
      return failed("Awayday couldn't write the message", 0);
    });
    const { status, retryInMs } = await noteAttempt(claimed, outcome, chance());
    const { answerStatus, durationMs: ms, error } = outcome;
    const ended: EndedAttempt = { channel: "webhook", outcome: status === "pending" ? "retried" : status };
    ENDED_ATTEMPTS.publish(ended);
    const line = { ...cause, organizationId, id, endpointId, event, attempts, status, answerStatus, ms, reason: error };
    log.info(line, "webhook");
    return { pauseMs: outcome.retryAfterMs, retryInMs };
  };

  return runQueue({
    databaseUrl,
    queue,
    find: (now, without) => findDueWebhooks(now, { each: READ_AHEAD, ...without }),
    deliver: (due) => causedBy({ job: "webhooks" }, () => inSpan("deliver webhook", {}, () => deliver(due))),
    close: async () => {},
    clock,
    log,
  });
}
