import type { Logger } from "pino";
import { announceExpiriesEverywhere } from "#bot/operations/reminders/announceExpiries.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { remindEverywhere } from "#bot/operations/reminders/remindApprovers.ts";
import { everyTenMinutes, type Job } from "./everyTenMinutes.ts";

const FAILED = "could not remind";

/** Starts the job that sends due reminders, announces leave that will expire, and deletes expired records. */
export function startReminderClock(log: Logger): Job {
  const remind = async (goesOn: () => boolean) => {
    const broken = [...(await remindEverywhere(goesOn)), ...(await announceExpiriesEverywhere(goesOn))];
    for (const { organizationId, error } of broken) log.error({ organizationId, err: error }, FAILED);
    await forgetExpired();
  };
  return everyTenMinutes("reminders", remind, log, FAILED);
}
