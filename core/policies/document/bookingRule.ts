import { z } from "zod";
import { monthDay, wait } from "./dateRules.ts";
import { exactAmount, exactPositive } from "./exact.ts";

const noticeRow = z.strictObject({
  /** The largest cost that the row covers; without it, any. */
  upTo: exactAmount.optional(),
  days: z.int().min(0).max(3660),
});

const stepName = z.union([z.string().min(1).max(60), z.strictObject({ person: z.string().min(1).max(60) })]);

const approvalRow = z.strictObject({
  upTo: exactAmount.optional(),
  /** The steps in order; any member of a nested list decides its step. */
  by: z.array(z.union([stepName, z.array(stepName).min(1).max(20)])).max(20),
  /** Approves by itself if all its conditions hold. */
  auto: z
    .strictObject({ upTo: exactAmount.optional(), coverage: z.boolean().optional(), notice: z.boolean().optional() })
    .optional(),
  /** Working days until an undecided request ends. */
  expiresAfter: z.int().min(1).max(366).optional(),
});

/** The rules of requests of a leave type. */
export const bookingRule = z.strictObject({
  notice: z.array(noticeRow).max(50).optional(),
  /** Notice in days: so many times the cost, rounded up. */
  noticeMultiple: exactPositive.optional(),
  noticeIn: z.enum(["calendarDays", "workingDays"]).optional(),
  longest: exactPositive.optional(),
  multipleOf: exactPositive.optional(),
  closed: z.array(monthDay).max(366).optional(),
  waitingPeriod: wait.optional(),
  maxBackdateDays: z.int().min(0).max(3660).optional(),
  evidenceAfter: exactAmount.optional(),
  paidUpTo: exactAmount.optional(),
  approval: z.array(approvalRow).max(50).optional(),
  bookAhead: z.boolean().optional(),
});
export type BookingRule = z.output<typeof bookingRule>;
