import { Pool } from "pg";
import type { Logger } from "pino";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import { listen } from "#db/listen.ts";
import { findDue, WAKING } from "#db/queries/notifications/notifications.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Channel } from "./Channel.ts";
import { deliverOne, type Rest } from "./deliverOne.ts";
import { FairQueue } from "./FairQueue.ts";

/** The maximum number of messages that this process sends at once; each uses a database connection. */
export const DELIVERIES_AT_ONCE = 8;
/** Leaves room for the other channel if Slack or the mail server hangs for all organizations. */
const BY_ONE_CHANNEL = 6;
/**
 * Messages that are only stored in our database don't wait for a server: storing more at once would only slow down HTTP
 * requests.
 */
const KEPT_AT_ONCE = 1;
const OF_ONE_ORGANIZATION = 4;
const READ_AHEAD = 25;
/** The interval between polls in milliseconds. Polling also finds retries and notifications whose wake-up was lost. */
const POLL_INTERVAL_MS = 5000;
const POLL_AGAIN_AFTER_MS = 250;

/** Delivers to people who chose no other channel: nothing is sent, because the inbox shows every notification. */
const INBOX: Channel = {
  name: "inbox",
  isSlow: false,
  send: async () => ({ status: "kept", sent: {} }),
  close: () => {},
};

export interface Delivery {
  /**
   * Starts no new delivery; resolves when running deliveries are done, or after `patience` milliseconds at the latest.
   */
  stop(patience: number): Promise<void>;
  /** Resolves once nothing is due. */
  idle(): Promise<void>;
}

interface DeliveryOptions {
  databaseUrl: string;
  channels: readonly Channel[];
  clock: Clock;
  log: Logger;
  chance?: () => number;
}

/**
 * Delivers announced notifications while the process runs. Starts on wake-ups from the database and on regular polls.
 */
export function startDelivery({ databaseUrl, channels, clock, log, chance = Math.random }: DeliveryOptions): Delivery {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: DELIVERIES_AT_ONCE,
    application_name: "awayday delivery",
    keepAlive: true,
  });
  pool.on("error", (err) => log.warn({ err }, "delivery lost a database connection"));
  const byName = new Map([...channels, INBOX].map((channel) => [channel.name, channel]));
  const context = { pool, channels: byName, clock, log, chance };
  const slowOnes = channels.filter(({ isSlow }) => isSlow).length;
  const most = (name: NotificationChannel) => {
    if (!byName.get(name)?.isSlow) return KEPT_AT_ONCE;
    return slowOnes > 1 ? BY_ONE_CHANNEL : DELIVERIES_AT_ONCE;
  };
  const queue = new FairQueue({
    inAll: DELIVERIES_AT_ONCE,
    by: { mail: most("mail"), slack: most("slack"), inbox: KEPT_AT_ONCE },
    each: OF_ONE_ORGANIZATION,
  });
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  let looksAgain = false;
  let soon: NodeJS.Timeout | undefined;
  const retries = new Set<NodeJS.Timeout>();

  /** Starts every delivery that may run; returns whether it started any. */
  const fill = (): boolean => {
    let started = false;
    while (!stopping.signal.aborted) {
      const due = queue.take(clock.now().getTime());
      if (!due) break;
      started = true;
      const run: Promise<void> = deliverOne(due, context)
        .catch((error: unknown) => {
          log.warn({ err: error, ...due }, "a delivery was interrupted");
          return { pauseMs: PAUSE_MS } satisfies Rest;
        })
        .then((rest) => {
          const isBusy = rest === "busy";
          queue.done(due, clock.now().getTime(), isBusy ? 0 : rest.pauseMs);
          underWay.delete(run);
          if (isBusy) lookSoon();
          else lookAfter(rest);
          // If another process holds a notification, checking now would find it again immediately, so wait.
          if (!fill() && !isBusy) look();
        });
      underWay.add(run);
    }
    return started;
  };

  const look = (): void => {
    if (stopping.signal.aborted) return;
    if (looking) {
      looksAgain = true;
      return;
    }
    looksAgain = false;
    looking = findDue(clock.now(), {
      each: READ_AHEAD,
      taken: queue.running,
      paused: queue.paused(clock.now().getTime()),
    })
      .then((due) => {
        queue.refill(due);
        fill();
      })
      .catch((error: unknown) => log.warn({ err: error }, "could not look for due notifications"))
      .finally(() => {
        looking = undefined;
        if (looksAgain) look();
      });
  };

  const lookSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      look();
    }, POLL_AGAIN_AFTER_MS);
  };

  /**
   * Schedules the next check at the end of a pause or at the time of a retry, if that comes before the next regular
   * poll.
   */
  const lookAfter = ({ pauseMs, retryInMs = 0 }: Exclude<Rest, "busy">): void => {
    for (const wait of new Set([pauseMs, retryInMs])) {
      if (wait === 0 || wait >= POLL_INTERVAL_MS || stopping.signal.aborted) continue;
      const retry = setTimeout(() => {
        retries.delete(retry);
        look();
      }, wait);
      retries.add(retry);
    }
  };

  const listener = listen({ databaseUrl, channel: WAKING, onMessage: () => look(), log });
  const timer = setInterval(look, POLL_INTERVAL_MS);
  look();

  return {
    async idle() {
      look();
      for (;;) {
        const [first] = underWay;
        if (!looking && !first) return;
        await (looking ?? first);
      }
    },
    async stop(patience) {
      stopping.abort();
      clearInterval(timer);
      clearTimeout(soon);
      for (const retry of retries) clearTimeout(retry);
      await listener.stop();
      const done = Promise.all([...underWay, looking]);
      let cut: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => (cut = setTimeout(resolve, patience)));
      await Promise.race([done, late]);
      clearTimeout(cut);
      for (const channel of channels) channel.close();
      if (underWay.size === 0) await pool.end();
      else pool.end().catch(() => {});
    },
  };
}

/** The time for which an organization's channel pauses after a database error, in milliseconds. */
const PAUSE_MS = 1000;
