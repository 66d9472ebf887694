import { schedule } from "node-cron";
import type { Logger } from "pino";
import { postDueEverywhere } from "#bot/operations/postDue.ts";
import { quietly } from "./quietly.ts";

const EVERY_TEN_MINUTES = "*/10 * * * *";

/** A job that runs until it is stopped. */
export interface Job {
  /** Begins nothing more; resolves when what runs has come to a safe end. */
  stop(): Promise<void>;
}

/** Knocks now and every ten minutes: where a day has begun since, what falls due is posted. */
export function startPostingClock(log: Logger): Job {
  let stopping = false;
  let running: Promise<void> | undefined;
  const knock = () => {
    running ??= postAndTell(log, () => !stopping).finally(() => (running = undefined));
    return running;
  };
  const task = schedule(EVERY_TEN_MINUTES, knock, { name: "posting", timezone: "Etc/UTC", logger: quietly(log) });
  void knock();
  return {
    stop: async () => {
      stopping = true;
      await task.destroy();
      await running;
    },
  };
}

/** Never throws: whatever went wrong is tried again at the next knock. */
async function postAndTell(log: Logger, goesOn: () => boolean): Promise<void> {
  try {
    const { offices, broken } = await postDueEverywhere(goesOn);
    for (const { organizationId, officeId, through, posted } of offices) {
      if (posted.length > 0) log.info({ organizationId, officeId, through, posted }, "posted");
    }
    for (const { organizationId, error } of broken) log.error({ organizationId, err: error }, "could not post");
  } catch (err) {
    log.error({ err }, "could not post");
  }
}
