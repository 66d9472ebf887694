import type pg from "pg";
import type { Logger } from "pino";
import { asksForDecision, isFollowUp, isMandatory } from "#core/notify/NotificationEvent.ts";
import { maskAddresses } from "#core/maskAddresses.ts";
import { MAX_TRIES, retryDelay } from "#core/notify/retryDelay.ts";
import { type NotificationChannel, topicOf } from "#core/notify/notificationChannels.ts";
import { newId } from "#db/newId.ts";
import { inSpan } from "#db/tracing/inSpan.ts";
import { findRequestState, insertFollowUpOfCopy } from "#db/queries/notifications/followUps.ts";
import {
  type Delivered,
  type Due,
  fallBackToMail,
  forget,
  noteFailure,
  settle,
  takeDue,
} from "#db/queries/notifications/notifications.ts";
import { ENDED_ATTEMPTS, type EndedAttempt } from "#bot/operations/notifications/endedAttempts.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Channel } from "./Channel.ts";
import { loadFollowUp } from "./loadFollowUp.ts";
import { loadMessage } from "./loadMessage.ts";
import type { News } from "./messageBody.ts";
import type { Rest } from "./runQueue.ts";
import { SendFailure } from "./SendFailure.ts";

const LONGEST_ERROR = 500;

interface DeliveryContext {
  pool: pg.Pool;
  channels: ReadonlyMap<NotificationChannel, Channel>;
  clock: Clock;
  log: Logger;
  chance: () => number;
}

const SERVICES: Record<NotificationChannel, string> = { mail: "Email", slack: "Slack", inbox: "The inbox" };
const NO_PAUSE = { pauseMs: 0 };

/** Locks the notification's row during delivery. If the process is killed, the lock ends. */
export function deliverOne(due: Due, context: DeliveryContext): Promise<Rest> {
  return inSpan(`deliver ${due.channel}`, {}, () => delivered(due, context));
}

async function delivered(due: Due, context: DeliveryContext): Promise<Rest> {
  const client = await context.pool.connect();
  let broken = true;
  client.on("error", waitForNextStatement);
  const run = async (work: (taken: Delivered) => Promise<Rest>): Promise<Rest> => {
    await client.query("BEGIN");
    const taken = await takeDue(client, due, context.clock.now());
    const rest = taken ? await work(taken) : "busy";
    await client.query("COMMIT");
    return rest;
  };
  try {
    const rest = await run((taken) => attempt(client, taken, context)).catch(async (error: unknown) => {
      // The failure counts as an attempt. Otherwise, the message would be sent again immediately.
      await client.query("ROLLBACK");
      return run((taken) => noted(client, taken, error, context));
    });
    broken = false;
    return rest;
  } finally {
    client.off("error", waitForNextStatement);
    client.release(broken);
  }
}

/** Without a listener, a broken connection would end the process while a message is being sent. */
function waitForNextStatement(): void {}

async function attempt(client: pg.ClientBase, taken: Delivered, context: DeliveryContext): Promise<Rest> {
  const { event } = taken;
  const began = performance.now();
  try {
    const channel = context.channels.get(taken.channel);
    if (!channel) throw new SendFailure(`${SERVICES[taken.channel]} isn't set up on this server`, { isFinal: true });
    const outcome = isFollowUp(event)
      ? await follow(client, taken, channel)
      : await sendNews(client, { ...taken, event }, channel, context);
    if (outcome === "busy") return outcome;
    noteEnd(taken, outcome);
    const { organizationId, id, causedBy } = taken;
    const ms = Math.round(performance.now() - began);
    context.log.info({ ...causedBy, organizationId, id, channel: taken.channel, event, outcome, ms }, "delivered");
    return NO_PAUSE;
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    return noted(client, taken, error, context);
  }
}

function noteEnd({ channel }: Delivered, outcome: EndedAttempt["outcome"]): void {
  ENDED_ATTEMPTS.publish({ channel, outcome } satisfies EndedAttempt);
}

async function sendNews(
  client: pg.ClientBase,
  taken: News,
  channel: Channel,
  { clock }: DeliveryContext,
): Promise<EndedAttempt["outcome"]> {
  const { organizationId, id: notificationId, event, recipientId, payload } = taken;
  const requestId = channel.follow && asksForDecision(event) ? String(payload["requestId"]) : undefined;
  const before = requestId && (await findRequestState(organizationId, requestId));
  const message = await loadMessage(taken);
  const outcome = message ? await channel.send(message) : ({ status: "obsolete", sent: null } as const);
  await settle(client, taken, { ...outcome, at: clock.now() });
  if (!message || !recipientId || !requestId) return outcome.status;
  // A decision during sending doesn't update the new copy, which may already be outdated.
  if ((await findRequestState(organizationId, requestId)) !== before) {
    const copy = { organizationId, notificationId, recipientId, requestId, cause: newId() };
    await insertFollowUpOfCopy(client, copy, clock.now());
  }
  return outcome.status;
}

async function follow(client: pg.ClientBase, taken: Delivered, channel: Channel): Promise<"updated" | "busy"> {
  const followUp = await loadFollowUp(client, taken);
  if (followUp === "busy") return followUp;
  if (followUp) await channel.follow?.(followUp);
  await forget(client, taken);
  return "updated";
}

async function noted(
  client: pg.ClientBase,
  taken: Delivered,
  error: unknown,
  { clock, log, chance }: DeliveryContext,
): Promise<Rest> {
  const {
    retryAfterMs = 0,
    isFinal = false,
    isExpected = false,
    isOfRecipient = false,
  } = error instanceof SendFailure ? error : {};
  const pauseMs = isOfRecipient ? 0 : retryAfterMs;
  const { organizationId, id, channel, event, causedBy } = taken;
  const isUrgent = isFollowUp(event);
  const failures = taken.attempts + 1;
  const isOver = isFinal || failures >= MAX_TRIES;
  const now = clock.now();
  const retryInMs = retryDelay(failures, chance(), retryAfterMs, isUrgent);
  const next = isOver ? null : new Date(now.getTime() + retryInMs);
  // PostgreSQL can't store NUL, which a server's answer may contain.
  const text = String(error instanceof Error ? error.message : error)
    .slice(0, LONGEST_ERROR)
    .replaceAll("\0", "\ufffd");
  noteEnd(taken, isOver ? "failed" : "retried");
  const reason = maskAddresses(text);
  const entry = { ...causedBy, organizationId, id, channel, event, failures, next, reason };
  log[isExpected ? "debug" : "warn"](entry, "could not deliver a notification");
  if (isOver && isUrgent) {
    await forget(client, taken);
    return { pauseMs };
  }
  await noteFailure(client, taken, { error: text, next, at: now, end: isExpected ? "obsolete" : "failed" });
  if (isOver && channel === "slack") {
    const always = !isFollowUp(event) && isMandatory(event);
    const topic = isFollowUp(event) ? undefined : topicOf(event);
    await fallBackToMail(client, taken, { mailId: newId(), isMandatory: always, topic }, now);
  }
  return isOver || isOfRecipient ? { pauseMs } : { pauseMs, retryInMs };
}
