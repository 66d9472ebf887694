import type * as Prom from "prom-client";
import { ENDED_ATTEMPTS, type EndedAttempt } from "#bot/operations/notifications/endedAttempts.ts";
import { ENDED_RUNS, type EndedRun, runningJobs } from "#bot/operations/status/jobRuns.ts";
import { ENDED_OPERATIONS, type EndedOperation } from "#bot/operations/running/observed.ts";
import { waitAtMost } from "#bot/operations/running/waitAtMost.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { poolStates } from "#db/connect.ts";
import { readAccrualLag } from "#bot/operations/status/readAccrualLag.ts";
import {
  countHeld,
  findCalendarQueueState,
  findQueueState,
  findWebhookQueueState,
} from "#db/queries/notifications/queueState.ts";

/** In milliseconds. */
const ANSWERS_WITHIN = 2000;

export function addOperatingMetrics({
  registry,
  clock,
  prom,
}: {
  registry: Prom.Registry;
  clock: Clock;
  prom: typeof Prom;
}): () => Promise<void> {
  const registers = [registry];
  const duration = new prom.Histogram({
    name: "awayday_operation_duration_seconds",
    help: "Duration of changes by operation and outcome (done, refused, failed)",
    labelNames: ["operation", "outcome"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const attempts = new prom.Counter({
    name: "awayday_delivery_attempts_total",
    help: "Attempts to deliver messages by channel and outcome",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const failures = new prom.Counter({
    name: "awayday_job_failures_total",
    help: "Failures of scheduled jobs: one for each organization where a run failed, and one for an error that concerns all",
    labelNames: ["job"],
    registers,
  });
  ENDED_RUNS.subscribe((message) => {
    const { job, failedIn } = message as EndedRun;
    failures.inc({ job }, failedIn.length);
  });
  ENDED_OPERATIONS.subscribe((message) => {
    const { operation, outcome, seconds } = message as EndedOperation;
    duration.observe({ operation, outcome }, seconds);
  });
  ENDED_ATTEMPTS.subscribe((message) => {
    const { channel, outcome } = message as EndedAttempt;
    attempts.inc({ channel, outcome });
  });

  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new prom.Gauge({ name, help, labelNames, registers });
  const due = gauge(
    "awayday_queue_due_messages",
    "Messages that are due but not sent yet, and calendars that are due but not updated yet",
    "channel",
  );
  const oldest = gauge(
    "awayday_queue_oldest_seconds",
    "Seconds for which the oldest due message has waited",
    "channel",
  );
  const held = gauge("awayday_queue_held_messages", "Messages held after a restore");
  const lag = gauge("awayday_accrual_lag_days", "Days of accruals missing in the office that is furthest behind");
  const running = gauge("awayday_job_running_seconds", "Seconds for which a scheduled job has been running", "job");
  const isUp = gauge("awayday_database_up", "1 if the database responds");
  const connections = gauge("awayday_database_connections", "Connections of this process", "pool", "state");
  const waiting = gauge("awayday_database_waiting", "Work of this process that waits for a connection", "pool");

  const readDatabase = async () => {
    const now = clock.now();
    const [queue, heldCount, days] = [await findQueueState(now), await countHeld(), await readAccrualLag(now)];
    const webhooks = { channel: "webhook", ...(await findWebhookQueueState(now)) };
    const calendars = { channel: "calendar", ...(await findCalendarQueueState(now)) };
    due.reset();
    oldest.reset();
    for (const { channel, due: count, oldestSeconds } of [...queue, webhooks, calendars]) {
      due.set({ channel }, count);
      oldest.set({ channel }, oldestSeconds);
    }
    held.set(heldCount);
    lag.set(days);
  };
  return async () => {
    for (const { pool, busy, idle, waiting: count } of poolStates()) {
      connections.set({ pool, state: "busy" }, busy);
      connections.set({ pool, state: "idle" }, idle);
      waiting.set({ pool }, count);
    }
    running.reset();
    for (const [job, begun] of runningJobs()) running.set({ job }, (clock.now().getTime() - begun.getTime()) / 1000);
    isUp.set((await waitAtMost(ANSWERS_WITHIN, readDatabase()).catch(() => false)) ? 1 : 0);
  };
}
