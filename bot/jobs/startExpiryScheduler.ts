import type { Logger } from "pino";
import { expireRequests } from "#bot/operations/requests/expireRequests.ts";
import { type Job, runEvery } from "./runEvery.ts";

const FAILED = "could not cancel requests without a decision";

/** Starts the job that cancels requests that nobody decided in time, if their policies require it. */
export function startExpiryScheduler(log: Logger): Job {
  const expire = async (goesOn: () => boolean) => {
    for (const { organizationId, error } of await expireRequests(goesOn)) {
      log.error({ organizationId, err: error }, FAILED);
    }
  };
  return runEvery(10, { name: "expiry", run: expire, failed: FAILED }, log);
}
