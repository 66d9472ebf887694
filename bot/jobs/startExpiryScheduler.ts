import type { Logger } from "pino";
import { expireRequests } from "#bot/operations/requests/expireRequests.ts";
import { type Job, runEvery } from "./runEvery.ts";

/** Starts the job that cancels requests that nobody decided in time, if their policies require it. */
export function startExpiryScheduler(log: Logger): Job {
  const failed = "could not cancel requests without a decision";
  return runEvery(10, { name: "expiry", run: expireRequests, failed }, log);
}
