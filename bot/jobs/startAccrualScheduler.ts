import type { Logger } from "pino";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import { type Job, runEvery } from "./runEvery.ts";

const FAILED = "could not post accruals";

/** Starts the job that posts what is due by today in every office that isn't yet posted through today. */
export function startAccrualScheduler(log: Logger): Job {
  const post = async (goesOn: () => boolean) => {
    const { offices, broken } = await postDueEverywhere(goesOn);
    for (const { organizationId, officeId, through, posted } of offices) {
      if (posted.length > 0) log.info({ organizationId, officeId, through, posted }, "posted");
    }
    for (const { organizationId, error } of broken) log.error({ organizationId, err: error }, FAILED);
  };
  return runEvery(10, { name: "posting", run: post, failed: FAILED }, log);
}
