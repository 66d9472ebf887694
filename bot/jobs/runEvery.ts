import { schedule } from "node-cron";
import type { Logger } from "pino";
import type { JobName } from "#core/api/admin/StatusAnswer.ts";
import { causedBy } from "#db/tracing/causedBy.ts";
import { inSpan } from "#db/tracing/inSpan.ts";
import { beginRun, noteRun } from "#bot/operations/status/jobRuns.ts";

export interface Job {
  stop(): Promise<void>;
}

/** Without `organizationId`, the error concerns all organizations. */
export interface JobFailure {
  organizationId?: string;
  error: unknown;
}

interface Work {
  name: JobName;
  run: (goesOn: () => boolean) => Promise<readonly JobFailure[]>;
  failed: string;
}

export function runEvery(minutes: 5 | 10, { name, run, failed }: Work, log: Logger): Job {
  let stopping = false;
  let running: Promise<void> | undefined;
  const runOnce = () => {
    beginRun(name);
    return inSpan(`job ${name}`, {}, () => run(() => !stopping));
  };
  const tick = () => {
    running ??= causedBy({ job: name }, runOnce)
      .catch((error: unknown): JobFailure[] => [{ error }])
      .then((failures) => {
        for (const { organizationId, error } of failures) log.error({ organizationId, err: error }, failed);
        noteRun({ job: name, failedIn: [...new Set(failures.map(({ organizationId = null }) => organizationId))] });
      })
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

function quietly(log: Logger) {
  return {
    info: (message: string) => log.debug(message),
    warn: (message: string) => log.debug(message),
    debug: (message: string | Error) => log.debug(message),
    error: (message: string | Error, err?: Error) => log.error({ err: err ?? message }, "the scheduler failed"),
  };
}
