import { Pool } from "pg";
import type { Logger } from "pino";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import { type Due, findDue, lineOf } from "#db/queries/notifications/notifications.ts";
import { recordedSpans } from "#db/tracing/inSpan.ts";
import { tracePool } from "#db/tracing/traceClient.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Channel } from "./Channel.ts";
import { deliverOne } from "./deliverOne.ts";
import { FairQueue } from "./FairQueue.ts";
import { type Delivery, runQueue } from "./runQueue.ts";

/** The maximum number of messages that this process sends at once; each uses a database connection. */
export const DELIVERIES_AT_ONCE = 8;
/**
 * The maximum number of messages of one channel that are sent at once, so that the other has room if Slack or the mail
 * server hangs for all organizations.
 */
const BY_ONE_CHANNEL = 6;
/**
 * The maximum for messages that are only stored in our database: they wait for no server, so more would slow down HTTP
 * requests.
 */
const KEPT_AT_ONCE = 1;
const OF_ONE_ORGANIZATION = 4;
const READ_AHEAD = 25;

/** Delivers to people who chose no other channel: nothing is sent, because the inbox shows every notification. */
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

/** Delivers announced notifications while the process runs. */
export function startDelivery({ databaseUrl, channels, clock, log, chance = Math.random }: DeliveryOptions): Delivery {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: DELIVERIES_AT_ONCE,
    application_name: "awayday delivery",
    keepAlive: true,
  });
  const spans = recordedSpans();
  if (spans) tracePool(pool, spans);
  pool.on("error", (err) => log.warn({ err }, "delivery lost a database connection"));
  const byName = new Map([...channels, INBOX].map((channel) => [channel.name, channel]));
  const context = { pool, channels: byName, clock, log, chance };
  const slowOnes = channels.filter(({ isSlow }) => isSlow).length;
  const most = (name: NotificationChannel) => {
    if (!byName.get(name)?.isSlow) return KEPT_AT_ONCE;
    return slowOnes > 1 ? BY_ONE_CHANNEL : DELIVERIES_AT_ONCE;
  };
  const queue = new FairQueue<Due, NotificationChannel>(
    {
      inAll: DELIVERIES_AT_ONCE,
      by: { mail: most("mail"), slack: most("slack"), inbox: KEPT_AT_ONCE },
      each: OF_ONE_ORGANIZATION,
    },
    { laneOf: ({ channel }) => channel, lineOf },
  );
  return runQueue({
    databaseUrl,
    queue,
    find: (now, without) => findDue(now, { each: READ_AHEAD, ...without }),
    deliver: (due) => deliverOne(due, context),
    close: async (isIdle) => {
      for (const channel of channels) channel.close();
      if (isIdle) await pool.end();
      else pool.end().catch(() => {});
    },
    clock,
    log,
  });
}
