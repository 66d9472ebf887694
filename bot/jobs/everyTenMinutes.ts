import { schedule } from "node-cron";
import type { Logger } from "pino";

const EVERY_TEN_MINUTES = "*/10 * * * *";

/** A job that runs until it is stopped. */
export interface Job {
  /** Begins nothing more; resolves when what runs has come to a safe end. */
  stop(): Promise<void>;
}

/** Knocks now and every ten minutes, never while the work of the last knock goes on; what the work throws is logged, and the next knock tries again. */
export function everyTenMinutes(
  name: string,
  work: (goesOn: () => boolean) => Promise<void>,
  log: Logger,
  failed: string,
): Job {
  let stopping = false;
  let running: Promise<void> | undefined;
  const knock = () => {
    running ??= work(() => !stopping)
      .catch((err: unknown) => log.error({ err }, failed))
      .finally(() => (running = undefined));
    return running;
  };
  const task = schedule(EVERY_TEN_MINUTES, knock, { name, timezone: "Etc/UTC", logger: quietly(log) });
  void knock();
  return {
    stop: async () => {
      stopping = true;
      await task.destroy();
      await running;
    },
  };
}

/** What a scheduler itself has to say: a knock missed while the machine slept is made up for by the next. */
function quietly(log: Logger) {
  return {
    info: (message: string) => log.debug(message),
    warn: (message: string) => log.debug(message),
    debug: (message: string | Error) => log.debug(message),
    error: (message: string | Error, err?: Error) => log.error({ err: err ?? message }, "the scheduler failed"),
  };
}
