import type { Logger } from "pino";
import { announceExpiriesEverywhere } from "#bot/operations/notifications/announceExpiries.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { remindEverywhere } from "#bot/operations/notifications/remindApprovers.ts";
import { everyTenMinutes, type Job } from "./everyTenMinutes.ts";

const FAILED = "could not remind";

/** Whoever is to be reminded by the time of a knock is, and what has run out is forgotten. */
export function startReminderClock(log: Logger): Job {
  const remind = async (goesOn: () => boolean) => {
    const broken = [...(await remindEverywhere(goesOn)), ...(await announceExpiriesEverywhere(goesOn))];
    for (const { organizationId, error } of broken) log.error({ organizationId, err: error }, FAILED);
    await forgetExpired();
  };
  return everyTenMinutes("reminders", remind, log, FAILED);
}
