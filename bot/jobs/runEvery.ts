import { schedule } from "node-cron";
import type { Logger } from "pino";
import { causedBy } from "#db/tracing/causedBy.ts";
import { inSpan } from "#db/tracing/inSpan.ts";
import { noteTick } from "#bot/operations/status/ticks.ts";

/** A job that runs until it is stopped. */
export interface Job {
  /** Starts no new work; resolves when the running work has reached a safe stopping point. */
  stop(): Promise<void>;
}

/**
 * A job's name, its work, which stops soon after `goesOn` returns false, and the log message for an error of the work.
 */
interface Work {
  name: string;
  run: (goesOn: () => boolean) => Promise<void>;
  failed: string;
}

/**
 * Runs the work now and every five or ten minutes, never twice at once. Logs an error of the work; the next tick tries
 * again.
 */
export function runEvery(minutes: 5 | 10, { name, run, failed }: Work, log: Logger): Job {
  let stopping = false;
  let running: Promise<void> | undefined;
  const tick = () => {
    running ??= causedBy({ job: name }, () => inSpan(`job ${name}`, {}, () => run(() => !stopping)))
      .then(noteTick)
      .catch((err: unknown) => log.error({ err }, failed))
      .finally(() => (running = undefined));
    return running;
  };
  const task = schedule(`*/${minutes} * * * *`, tick, { name, timezone: "Etc/UTC", logger: quietly(log) });
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
 * tick catches up.
 */
function quietly(log: Logger) {
  return {
    info: (message: string) => log.debug(message),
    warn: (message: string) => log.debug(message),
    debug: (message: string | Error) => log.debug(message),
    error: (message: string | Error, err?: Error) => log.error({ err: err ?? message }, "the scheduler failed"),
  };
}
