import { Pool } from "pg";
import type { Logger } from "pino";
import type { NotificationChannel } from "#core/notify/notificationChannels.ts";
import { findDue, WAKING } from "#db/queries/notifications/notifications.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Channel } from "./Channel.ts";
import { deliverOne, type Rest } from "./deliverOne.ts";
import { FairQueue } from "./FairQueue.ts";
import { listen } from "./listen.ts";

/** How many messages are on their way at the same time from this process; each holds a connection to the database. */
export const DELIVERIES_AT_ONCE = 8;
/** Slack or a mail server that hangs for everybody leaves room for the other. */
const BY_ONE_CHANNEL = 6;
/** What only goes into our own database waits for nobody: more at once would only take from those who use the web. */
const KEPT_AT_ONCE = 1;
const OF_ONE_ORGANIZATION = 4;
const READ_AHEAD = 25;
/** Retries come up by themselves, and so does what a lost wake-up left behind. */
const LOOKS_EVERY = 5000;
const LOOKS_AGAIN_AFTER = 250;

export interface Delivery {
  /** Takes nothing more on; resolves when what is under way is done, or after `patience` ms without it. */
  stop(patience: number): Promise<void>;
  /** Resolves once nothing is due any more. */
  idle(): Promise<void>;
}

export interface DeliveryOptions {
  databaseUrl: string;
  channels: readonly Channel[];
  clock: Clock;
  log: Logger;
  chance?: () => number;
}

/** Delivers what operations announced, for as long as the process runs: woken by the database, or by the next look. */
export function startDelivery({ databaseUrl, channels, clock, log, chance = Math.random }: DeliveryOptions): Delivery {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: DELIVERIES_AT_ONCE,
    application_name: "awayday delivery",
    keepAlive: true,
  });
  pool.on("error", (err) => log.warn({ err }, "delivery lost a database connection"));
  const byName = new Map(channels.map((channel) => [channel.name, channel]));
  const context = { pool, channels: byName, clock, log, chance };
  const slowOnes = channels.filter(({ isSlow }) => isSlow).length;
  const most = (name: NotificationChannel) => {
    if (!byName.get(name)?.isSlow) return KEPT_AT_ONCE;
    return slowOnes > 1 ? BY_ONE_CHANNEL : DELIVERIES_AT_ONCE;
  };
  const queue = new FairQueue({
    inAll: DELIVERIES_AT_ONCE,
    by: { mail: most("mail"), slack: most("slack") },
    each: OF_ONE_ORGANIZATION,
  });
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  let looksAgain = false;
  let soon: NodeJS.Timeout | undefined;
  const retries = new Set<NodeJS.Timeout>();

  /** Starts what may run; true when something did. */
  const fill = (): boolean => {
    let started = false;
    while (!stopping.signal.aborted) {
      const due = queue.take(clock.now().getTime());
      if (!due) break;
      started = true;
      const run: Promise<void> = deliverOne(due, context)
        .catch((error: unknown) => {
          log.warn({ err: error, ...due }, "a delivery broke off");
          return { pauseMs: BREATH } satisfies Rest;
        })
        .then((rest) => {
          const isBusy = rest === "busy";
          queue.done(due, clock.now().getTime(), isBusy ? 0 : rest.pauseMs);
          underWay.delete(run);
          if (isBusy) lookSoon();
          else lookAfter(rest);
          // What another process has would be found again at once, as long as it is busy with it.
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
      .catch((error: unknown) => log.warn({ err: error }, "delivery could not look for what is due"))
      .finally(() => {
        looking = undefined;
        if (looksAgain) look();
      });
  };

  const lookSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      look();
    }, LOOKS_AGAIN_AFTER);
  };

  /** Looks when a pause is over and when a retry is due, where the next regular look comes later. */
  const lookAfter = ({ pauseMs, retryInMs = 0 }: Exclude<Rest, "busy">): void => {
    for (const wait of new Set([pauseMs, retryInMs])) {
      if (wait === 0 || wait >= LOOKS_EVERY || stopping.signal.aborted) continue;
      const retry = setTimeout(() => {
        retries.delete(retry);
        look();
      }, wait);
      retries.add(retry);
    }
  };

  const listener = listen({ databaseUrl, channel: WAKING, onMessage: look, log });
  const timer = setInterval(look, LOOKS_EVERY);
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

/** After the database failed one, its organisation waits a moment. */
const BREATH = 1000;
