import { Nothing } from "#core/inputs.ts";
import { poolStates } from "#db/connect.ts";
import { readAccrualLag } from "./readAccrualLag.ts";
import { findLastLedgerCheck } from "#db/queries/ledger/ledgerChecks.ts";
import {
  countHeld,
  findCalendarQueueState,
  findQueueState,
  findWebhookQueueState,
} from "#db/queries/notifications/queueState.ts";
import { reading } from "../reading.ts";
import { failedJobs, lastRun } from "./jobRuns.ts";

declare const AWAYDAY_VERSION: string | undefined;
const VERSION = typeof AWAYDAY_VERSION === "undefined" ? "Development" : AWAYDAY_VERSION;

const FAILURES_SHOWN_MS = 3_600_000;

export const readStatus = reading("readStatus", Nothing, async (_, { me, clock }) => {
  const { organizationId } = me;
  const now = clock.now();
  const queue = await findQueueState(now, organizationId);
  return {
    version: VERSION,
    startedAt: new Date(performance.timeOrigin),
    lastTickAt: lastRun() ?? null,
    failedJobs: failedJobs(organizationId, new Date(now.getTime() - FAILURES_SHOWN_MS)),
    accrualLagDays: await readAccrualLag(now, organizationId),
    ledgerCheck: (await findLastLedgerCheck(organizationId)) ?? null,
    queue: {
      messages: {
        due: queue.reduce((sum, { due }) => sum + due, 0),
        oldestSeconds: Math.max(0, ...queue.map(({ oldestSeconds }) => oldestSeconds)),
      },
      webhooks: await findWebhookQueueState(now, organizationId),
      calendars: await findCalendarQueueState(now, organizationId),
      held: await countHeld(organizationId),
    },
    connections: poolStates(),
  };
});
