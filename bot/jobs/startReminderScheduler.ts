import type { Logger } from "pino";
import { announceBlocks } from "#bot/operations/reminders/announceBlocks.ts";
import { announceExpiries } from "#bot/operations/reminders/announceExpiries.ts";
import { announceSettlements } from "#bot/operations/reminders/announceSettlements.ts";
import { followClosures } from "#bot/operations/closures/followClosures.ts";
import { followDelegations } from "#bot/operations/delegations/followDelegations.ts";
import { remindApprovers } from "#bot/operations/reminders/remindApprovers.ts";
import { type Job, type JobFailure, runEvery } from "./runEvery.ts";

const WORKS = [
  followDelegations,
  followClosures,
  remindApprovers,
  announceExpiries,
  announceBlocks,
  announceSettlements,
] as const;

export function startReminderScheduler(log: Logger): Job {
  return runEvery(10, { name: "reminders", run: runAll, failed: "could not send reminders" }, log);
}

async function runAll(goesOn: () => boolean): Promise<JobFailure[]> {
  const failures: JobFailure[] = [];
  for (const work of WORKS) {
    try {
      failures.push(...(await work(goesOn)));
    } catch (error) {
      failures.push({ error });
    }
  }
  return failures;
}
