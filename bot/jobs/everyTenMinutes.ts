import { schedule } from "node-cron";
import type { Logger } from "pino";

const EVERY_TEN_MINUTES = "*/10 * * * *";
const EVERY_FIVE_MINUTES = "*/5 * * * *";

/** A job that runs until it is stopped. */
export interface Job {
  /** Begins nothing more; resolves when what runs has come to a safe end. */
  stop(): Promise<void>;
}

type Knocking = [name: string, work: (goesOn: () => boolean) => Promise<void>, log: Logger, failed: string];

/** Knocks now and every ten minutes, never while the work of the last knock goes on; what the work throws is logged, and the next knock tries again. */
export function everyTenMinutes(...knocking: Knocking): Job {
  return knockingBy(EVERY_TEN_MINUTES, ...knocking);
}

/** The same every five minutes: on the hour in every zone, those a quarter of an hour off too. */
export function everyFiveMinutes(...knocking: Knocking): Job {
  return knockingBy(EVERY_FIVE_MINUTES, ...knocking);
}

function knockingBy(times: string, ...[name, work, log, failed]: Knocking): Job {
  let stopping = false;
  let running: Promise<void> | undefined;
  const knock = () => {
    running ??= work(() => !stopping)
      .catch((err: unknown) => log.error({ err }, failed))
      .finally(() => (running = undefined));
    return running;
  };
  const task = schedule(times, knock, { name, timezone: "Etc/UTC", logger: quietly(log) });
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
