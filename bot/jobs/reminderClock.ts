import { schedule } from "node-cron";
import type { Logger } from "pino";
import { announceLapsesEverywhere } from "#bot/operations/announceLapses.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { remindEverywhere } from "#bot/operations/remindApprovers.ts";
import type { Job } from "./postingClock.ts";
import { quietly } from "./quietly.ts";

const EVERY_TEN_MINUTES = "*/10 * * * *";

/** Knocks now and every ten minutes: whoever is to be reminded by then is, and what has run out is forgotten. */
export function startReminderClock(log: Logger): Job {
  let stopping = false;
  let running: Promise<void> | undefined;
  const knock = () => {
    running ??= remind(log, () => !stopping).finally(() => (running = undefined));
    return running;
  };
  const task = schedule(EVERY_TEN_MINUTES, knock, { name: "reminders", timezone: "Etc/UTC", logger: quietly(log) });
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
async function remind(log: Logger, goesOn: () => boolean): Promise<void> {
  try {
    const broken = [...(await remindEverywhere(goesOn)), ...(await announceLapsesEverywhere(goesOn))];
    for (const { organizationId, error } of broken) log.error({ organizationId, err: error }, "could not remind");
    await forgetExpired();
  } catch (err) {
    log.error({ err }, "could not remind");
  }
}
