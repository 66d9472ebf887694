import { z } from "zod";
import { LedgerCheckAnswer } from "../LedgerEntryAnswer.ts";
import { count, instant } from "../fields.ts";

const POOLS = ["transactions", "reads", "searches"] as const;

export const JOBS = ["posting", "reminders", "expiry", "digests", "photos", "backups", "erasures", "cleanup"] as const;
export type JobName = (typeof JOBS)[number];

/** The number of things that are due, and the longest wait in seconds. */
const waiting = z.strictObject({ due: count, oldestSeconds: z.number().nonnegative() });

export const StatusAnswer = z.strictObject({
  version: z.string(),
  startedAt: instant,
  /** The last time a job ended in this process without failing for all organizations. */
  lastTickAt: instant.nullable(),
  /** The jobs of this process that failed for the organization within the last hour, or have run longer than that. */
  failedJobs: z.array(z.enum(JOBS)),
  /** The number of days by which postings are late in the office that is furthest behind. */
  accrualLagDays: count,
  ledgerCheck: LedgerCheckAnswer.nullable(),
  queue: z.strictObject({ messages: waiting, webhooks: waiting, calendars: waiting, held: count }),
  connections: z.array(z.strictObject({ pool: z.enum(POOLS), busy: count, idle: count, waiting: count })),
});
export type StatusAnswer = z.infer<typeof StatusAnswer>;
