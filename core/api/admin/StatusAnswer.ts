import { z } from "zod";
import { LedgerCheckAnswer } from "../LedgerEntryAnswer.ts";
import { count, instant } from "../fields.ts";

/** The pools of a process's database connections. */
const POOLS = ["transactions", "reads", "searches"] as const;

/**
 * The state of the server that responds; accruals, the ledger check, and the queue are those of the Owner's
 * organization.
 */
export const StatusAnswer = z.strictObject({
  version: z.string(),
  startedAt: instant,
  /** The end of the scheduler's last run in this process; null if none has ended yet. */
  lastTickAt: instant.nullable(),
  /** The days of accruals missing in the office that is furthest behind. */
  accrualLagDays: count,
  ledgerCheck: LedgerCheckAnswer.nullable(),
  /**
   * The numbers of messages that are due and that are held after a restore, and the longest wait of a due message in
   * seconds.
   */
  queue: z.strictObject({ due: count, oldestSeconds: z.number().nonnegative(), held: count }),
  connections: z.array(z.strictObject({ pool: z.enum(POOLS), busy: count, idle: count, waiting: count })),
});
export type StatusAnswer = z.infer<typeof StatusAnswer>;
