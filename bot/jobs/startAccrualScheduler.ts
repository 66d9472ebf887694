import type { Logger } from "pino";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import { type Job, runEvery } from "./runEvery.ts";

export function startAccrualScheduler(log: Logger): Job {
  const post = async (goesOn: () => boolean) => {
    const { offices, broken } = await postDueEverywhere(goesOn);
    for (const { organizationId, officeId, through, posted } of offices) {
      if (posted.length > 0) log.info({ organizationId, officeId, through, posted }, "posted");
    }
    return broken;
  };
  return runEvery(10, { name: "posting", run: post, failed: "could not post accruals" }, log);
}
