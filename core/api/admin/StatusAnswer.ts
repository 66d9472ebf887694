import { z } from "zod";
import { LedgerCheckAnswer } from "../LedgerEntryAnswer.ts";
import { count, instant } from "../fields.ts";

const POOLS = ["transactions", "reads", "searches"] as const;

export const JOBS = ["posting", "reminders", "expiry", "digests", "photos", "backups", "erasures", "cleanup"] as const;
export type JobName = (typeof JOBS)[number];

/** The number of things that are due, and the longest wait in seconds. */
const waiting = z.strictObject({ due: count, oldestSeconds: z.number().nonnegative() });

/**
 * The state of the server that responds; accruals, the ledger check, and the queues are those of the Owner's
 * organization.
 */
export const StatusAnswer = z.strictObject({
  version: z.string(),
  startedAt: instant,
  /** The end of the scheduler's last run in this process; null if none has ended yet. */
  lastTickAt: instant.nullable(),
  /**
   * The jobs that failed in this process within the last hour, for the organization or for all, or that have been
   * running for longer.
   */
  failedJobs: z.array(z.enum(JOBS)),
  /** The days of accruals missing in the office that is furthest behind. */
  accrualLagDays: count,
  ledgerCheck: LedgerCheckAnswer.nullable(),
  /** The messages, webhook messages, and calendar updates that are due, and the messages held after a restore. */
  queue: z.strictObject({ messages: waiting, webhooks: waiting, calendars: waiting, held: count }),
  connections: z.array(z.strictObject({ pool: z.enum(POOLS), busy: count, idle: count, waiting: count })),
});
export type StatusAnswer = z.infer<typeof StatusAnswer>;
