import { schedule } from "node-cron";
import type { Logger } from "pino";

const EVERY_TEN_MINUTES = "*/10 * * * *";
const EVERY_FIVE_MINUTES = "*/5 * * * *";

/** A job that runs until it is stopped. */
export interface Job {
  /** Starts no new work; resolves when the running work has reached a safe stopping point. */
  stop(): Promise<void>;
}

type Work = [name: string, work: (goesOn: () => boolean) => Promise<void>, log: Logger, failed: string];

/**
 * Runs the work now and every ten minutes, never twice at once. Logs an error that it throws; the next tick tries
 * again.
 */
export function everyTenMinutes(...args: Work): Job {
  return tickBy(EVERY_TEN_MINUTES, ...args);
}

/**
 * Like `everyTenMinutes`, but every five minutes, so that the work runs on the hour in every zone, including those with
 * an offset of a quarter of an hour.
 */
export function everyFiveMinutes(...args: Work): Job {
  return tickBy(EVERY_FIVE_MINUTES, ...args);
}

function tickBy(times: string, ...[name, work, log, failed]: Work): Job {
  let stopping = false;
  let running: Promise<void> | undefined;
  const tick = () => {
    running ??= work(() => !stopping)
      .catch((err: unknown) => log.error({ err }, failed))
      .finally(() => (running = undefined));
    return running;
  };
  const task = schedule(times, tick, { name, timezone: "Etc/UTC", logger: quietly(log) });
  void tick();
  return {
    stop: async () => {
      stopping = true;
      await task.destroy();
      await running;
    },
  };
}

/**
 * Lowers the scheduler's own messages, except errors, to debug: if a tick is missed while the machine sleeps, the next
 * one catches up.
 */
function quietly(log: Logger) {
  return {
    info: (message: string) => log.debug(message),
    warn: (message: string) => log.debug(message),
    debug: (message: string | Error) => log.debug(message),
    error: (message: string | Error, err?: Error) => log.error({ err: err ?? message }, "the scheduler failed"),
  };
}
