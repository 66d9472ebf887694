import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import { database } from "#db/connect.ts";
import { type Due, findDue, lineOf } from "#db/queries/notifications/notifications.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Channel } from "./Channel.ts";
import { deliverOne } from "./deliverOne.ts";
import { FairQueue } from "./FairQueue.ts";
import { hasCalls } from "./hasCalls.ts";
import { type Delivery, runQueue } from "./runQueue.ts";

const KEPT_AT_ONCE = 1;
const READ_AHEAD = 25;
const REST_MS = 100;

const INBOX: Channel = {
  name: "inbox",
  isSlow: false,
  send: async () => ({ status: "kept", sent: {} }),
  close: () => {},
};

export interface DeliveryOptions {
  databaseUrl?: string;
  channels: readonly Channel[];
  clock: Clock;
  log: Logger;
  chance?: () => number;
}

export function deliverWith(
  pool: Pool,
  { databaseUrl, channels, clock, log, chance = Math.random }: DeliveryOptions,
  close: (isIdle: boolean) => Promise<void> = async () => {},
): Delivery {
  const { shares } = database();
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
    ...(databaseUrl !== undefined && { databaseUrl }),
    queue,
    find: (now, without) => findDue(now, { each: READ_AHEAD, ...without }),
    deliver: async (due) => {
      const rest = await deliverOne(due, context);
      if (queue.isLong(due.organizationId) && hasCalls()) await wait(REST_MS);
      return rest;
    },
    close: async (isIdle) => {
      for (const channel of channels) channel.close();
      await close(isIdle);
    },
    clock,
    log,
  });
}
