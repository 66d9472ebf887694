import type { Logger } from "pino";
import { announceBlocks } from "#bot/operations/reminders/announceBlocks.ts";
import { announceExpiries } from "#bot/operations/reminders/announceExpiries.ts";
import { announceSettlements } from "#bot/operations/reminders/announceSettlements.ts";
import { followClosures } from "#bot/operations/closures/followClosures.ts";
import { followDelegations } from "#bot/operations/delegations/followDelegations.ts";
import { forgetExpired } from "#bot/operations/forgetExpired.ts";
import { remindApprovers } from "#bot/operations/reminders/remindApprovers.ts";
import { type Job, runEvery } from "./runEvery.ts";

const FAILED = "could not send reminders";

/**
 * Starts the job that follows delegations as they begin and end, books charged closures for new people and cancels
 * those of people who left, sends due reminders, announces leave that will expire, blocks of leave that are missing,
 * and settlements, and deletes expired records.
 */
export function startReminderScheduler(log: Logger): Job {
  const remind = async (goesOn: () => boolean) => {
    const broken = [
      ...(await followDelegations(goesOn)),
      ...(await followClosures(goesOn)),
      ...(await remindApprovers(goesOn)),
      ...(await announceExpiries(goesOn)),
      ...(await announceBlocks(goesOn)),
      ...(await announceSettlements(goesOn)),
    ];
    for (const { organizationId, error } of broken) log.error({ organizationId, err: error }, FAILED);
    await forgetExpired();
  };
  return runEvery(10, { name: "reminders", run: remind, failed: FAILED }, log);
}
