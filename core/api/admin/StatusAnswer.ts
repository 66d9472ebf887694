import { z } from "zod";
import { LedgerCheckAnswer } from "../LedgerEntryAnswer.ts";
import { count, instant } from "../fields.ts";

const POOLS = ["transactions", "reads", "searches"] as const;

export const JOBS = ["posting", "reminders", "expiry", "digests", "photos", "backups", "erasures", "cleanup"] as const;
export type JobName = (typeof JOBS)[number];

const waiting = z.strictObject({ due: count, oldestSeconds: z.number().nonnegative() });

export const StatusAnswer = z.strictObject({
  version: z.string(),
  startedAt: instant,
  /** When a job of this process last ended without an error that concerns all organizations. */
  lastTickAt: instant.nullable(),
  /**
   * Jobs of this process that failed for the organization within the last hour, or have run for longer than an hour.
   */
  failedJobs: z.array(z.enum(JOBS)),
  /** For the office that is furthest behind. */
  accrualLagDays: count,
  ledgerCheck: LedgerCheckAnswer.nullable(),
  queue: z.strictObject({ messages: waiting, webhooks: waiting, calendars: waiting, held: count }),
  connections: z.array(z.strictObject({ pool: z.enum(POOLS), busy: count, idle: count, waiting: count })),
});
export type StatusAnswer = z.infer<typeof StatusAnswer>;
