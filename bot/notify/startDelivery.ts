import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "pg";
import type { Logger } from "pino";
import { database, watchPool } from "#db/connect.ts";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import { type Due, findDue, lineOf } from "#db/queries/notifications/notifications.ts";
import type { Cause } from "#db/tracing/causedBy.ts";
import { recordedSpans } from "#db/tracing/inSpan.ts";
import { tracePool } from "#db/tracing/traceClient.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Channel } from "./Channel.ts";
import { deliverOne } from "./deliverOne.ts";
import { FairQueue } from "./FairQueue.ts";
import { hasCalls } from "./hasCalls.ts";
import { type Delivery, runQueue } from "./runQueue.ts";

/** For messages that are only stored in our database; more of them would slow down HTTP requests. */
const KEPT_AT_ONCE = 1;
const READ_AHEAD = 25;
/** Leaves the processor to the people who use the process. */
const REST_MS = 100;

const CAUSE: Cause = { job: "delivery" };

/** Nothing is sent, because the inbox shows every notification. */
const INBOX: Channel = {
  name: "inbox",
  isSlow: false,
  send: async () => ({ status: "kept", sent: {} }),
  close: () => {},
};

interface DeliveryOptions {
  databaseUrl: string;
  channels: readonly Channel[];
  clock: Clock;
  log: Logger;
  chance?: () => number;
}

export function startDelivery({ databaseUrl, channels, clock, log, chance = Math.random }: DeliveryOptions): Delivery {
  const { shares, onStatement } = database();
  const pool = new Pool({
    connectionString: databaseUrl,
    max: shares.deliveries,
    application_name: "awayday delivery",
    keepAlive: true,
    // The cause of what a delivery itself queues.
    options: `-c awayday.caused_by=${JSON.stringify(CAUSE)}`,
  });
  const spans = recordedSpans();
  if (spans) tracePool(pool, spans);
  if (onStatement) watchPool(pool, onStatement);
  pool.on("error", (err) => log.warn({ err }, "delivery lost a database connection"));
  const byName = new Map([...channels, INBOX].map((channel) => [channel.name, channel]));
  const context = { pool, channels: byName, clock, log, chance };
  const slowOnes = channels.filter(({ isSlow }) => isSlow).length;
  const most = (name: NotificationChannel) => {
    if (!byName.get(name)?.isSlow) return KEPT_AT_ONCE;
    return slowOnes > 1 ? shares.deliveriesByChannel : shares.deliveries;
  };
  const queue = new FairQueue<Due, NotificationChannel>(
    {
      inAll: shares.deliveries,
      by: { mail: most("mail"), slack: most("slack"), inbox: KEPT_AT_ONCE },
      each: shares.deliveriesEach,
    },
    { laneOf: ({ channel }) => channel, lineOf },
  );
  return runQueue({
    databaseUrl,
    queue,
    find: (now, without) => findDue(now, { each: READ_AHEAD, ...without }),
    deliver: async (due) => {
      const rest = await deliverOne(due, context);
      if (queue.isLong(due.organizationId) && hasCalls()) await wait(REST_MS);
      return rest;
    },
    close: async (isIdle) => {
      for (const channel of channels) channel.close();
      if (isIdle) await pool.end();
      else pool.end().catch(() => {});
    },
    clock,
    log,
  });
}
