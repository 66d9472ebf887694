import type { Logger } from "pino";
import { listen } from "#db/listen.ts";
import { WAKING } from "#db/queries/notifications/notifications.ts";
import { waitAtMost } from "#bot/operations/running/waitAtMost.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { FairQueue } from "./FairQueue.ts";
import { Interruptions } from "./Interruptions.ts";

const POLL_INTERVAL_MS = 5000;
const POLL_AGAIN_AFTER_MS = 250;
const LONGEST_TIMER_MS = 60_000;
const PAUSE_MS = 1000;

/** `busy` if another delivery or process holds the message, or if the message is no longer due. */
export type Rest = "busy" | { pauseMs: number; retryInMs?: number };

export interface Delivery {
  /** Starts no new delivery, and waits at most `patience` milliseconds for running deliveries. */
  stop(patience: number): Promise<void>;
  /** Resolves when no delivery is running and none may start yet. */
  idle(): Promise<void>;
}

interface Running<Waiting extends { organizationId: string; id: string }> {
  databaseUrl?: string;
  queue: Pick<FairQueue<Waiting, string>, "running" | "paused" | "refill" | "take" | "done">;
  find: (now: Date, without: { taken: readonly string[]; paused: readonly string[] }) => Promise<Waiting[]>;
  deliver: (due: Waiting) => Promise<Rest>;
  close: (isIdle: boolean) => Promise<void>;
  clock: Clock;
  log: Logger;
}

export function runQueue<Waiting extends { organizationId: string; id: string }>({
  databaseUrl,
  queue,
  find,
  deliver,
  close,
  clock,
  log,
}: Running<Waiting>): Delivery {
  const underWay = new Set<Promise<void>>();
  const interruptions = new Interruptions();
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  let looksAgain = false;
  let soon: NodeJS.Timeout | undefined;
  const retries = new Set<NodeJS.Timeout>();

  const fill = (): boolean => {
    let started = false;
    while (!stopping.signal.aborted) {
      const due = queue.take(clock.now().getTime());
      if (!due) break;
      started = true;
      const run: Promise<void> = deliver(due)
        .catch((error: unknown) => {
          log.warn({ err: error, due }, "a delivery was interrupted");
          interruptions.note(due.id, clock.now().getTime());
          return undefined;
        })
        .then((ended) => {
          if (ended && ended !== "busy") interruptions.end(due.id);
          const rest = ended ?? { pauseMs: PAUSE_MS };
          const isBusy = rest === "busy";
          queue.done(due, clock.now().getTime(), isBusy ? 0 : rest.pauseMs);
          underWay.delete(run);
          if (isBusy) lookSoon();
          else lookAfter(rest);
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
    const now = clock.now();
    const taken = [...queue.running, ...interruptions.held(now.getTime())];
    looking = find(now, { taken, paused: queue.paused(now.getTime()) })
      .then((due) => {
        queue.refill(due);
        fill();
      })
      .catch((error: unknown) => log.warn({ err: error }, "could not look for due messages"))
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

  const lookAfter = ({ pauseMs, retryInMs = 0 }: Exclude<Rest, "busy">): void => {
    for (const wait of new Set([pauseMs, retryInMs])) {
      if (wait === 0 || wait > LONGEST_TIMER_MS || stopping.signal.aborted) continue;
      const retry = setTimeout(() => {
        retries.delete(retry);
        look();
      }, wait);
      retries.add(retry);
    }
  };

  const listener = databaseUrl && listen({ databaseUrl, channel: WAKING, onMessage: () => look(), log });
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
      if (listener) await listener.stop();
      await waitAtMost(patience, Promise.all([...underWay, looking]));
      await close(underWay.size === 0);
    },
  };
}
