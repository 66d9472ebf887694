import type pg from "pg";
import type { Logger } from "pino";
import { MOST_TRIES, retryDelay } from "#core/notify/retryDelay.ts";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import { newId } from "#db/newId.ts";
import { type Delivered, type Due, fallBackToMail, noteFailure, settle, takeDue } from "#db/queries/notifications.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Channel } from "./Channel.ts";
import { loadMessage } from "./loadMessage.ts";
import { SendFailure } from "./SendFailure.ts";

const LONGEST_ERROR = 500;

export interface DeliveryContext {
  pool: pg.Pool;
  channels: ReadonlyMap<NotificationChannel, Channel>;
  clock: Clock;
  log: Logger;
  /** A number from 0 to 1, another one each time. */
  chance: () => number;
}

/**
 * Delivers one notification, which stays locked meanwhile: the lock is the lease, and a killed process gives it back at
 * once. Answers for how many milliseconds its channel wants to be left alone, or `elsewhere` when another process has it.
 */
export async function deliverOne(due: Due, context: DeliveryContext): Promise<number | "elsewhere"> {
  const client = await context.pool.connect();
  let broken = true;
  try {
    await client.query("BEGIN");
    const taken = await takeDue(client, due, context.clock.now());
    const pause = taken ? await attempt(client, taken, context) : "elsewhere";
    await client.query("COMMIT");
    broken = false;
    return pause;
  } finally {
    client.release(broken);
  }
}

async function attempt(client: pg.ClientBase, taken: Delivered, context: DeliveryContext): Promise<number> {
  const { channels, clock } = context;
  try {
    const channel = channels.get(taken.channel);
    if (!channel) throw new SendFailure(`There is no sender for ${taken.channel} here`, { isFinal: true });
    const message = await loadMessage(taken);
    const outcome = message ? await channel.send(message) : ({ status: "obsolete", sent: null } as const);
    await settle(client, taken, { ...outcome, at: clock.now() });
    return 0;
  } catch (error) {
    return noted(client, taken, error, context);
  }
}

async function noted(
  client: pg.ClientBase,
  taken: Delivered,
  error: unknown,
  { clock, log, chance }: DeliveryContext,
): Promise<number> {
  const { retryAfterMs = 0, isFinal = false } = error instanceof SendFailure ? error : {};
  const failures = taken.attempts + 1;
  const isOver = isFinal || failures >= MOST_TRIES;
  const now = clock.now();
  const next = isOver ? null : new Date(now.getTime() + retryDelay(failures, chance(), retryAfterMs));
  const text = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
  const { organizationId, id, channel, event } = taken;
  log.warn({ organizationId, id, channel, event, failures, next, reason: text }, "a notification did not go out");
  await noteFailure(client, taken, { error: text, next, at: now });
  if (isOver && channel !== "mail") await fallBackToMail(client, taken, newId(), now);
  return retryAfterMs;
}
