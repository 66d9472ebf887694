import { z } from "zod";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { ErrorAnswer } from "./ErrorAnswer.ts";
import { dayCount, id, isoDate, leaveType, monthDay, partsOfDates } from "./fields.ts";

export const PreviewYear = z.strictObject({
  leaveYear: z.int(),
  days: dayCount,
  /** Excludes leave under an unlimited policy. */
  charged: dayCount,
  carried: dayCount,
  accrued: dayCount,
  adjusted: dayCount,
  booked: dayCount,
  pending: dayCount,
  available: dayCount,
  after: dayCount,
});
export type PreviewYear = z.infer<typeof PreviewYear>;

export const PreviewRefusal = ErrorAnswer.extend({
  request: z
    .strictObject({
      id,
      type: leaveType,
      status: z.enum(REQUEST_STATUSES).extract(["pending", "approved"]),
      startDate: isoDate,
      endDate: isoDate,
      isHalfDay: z.literal(true).exactOptional(),
      ...partsOfDates,
    })
    .exactOptional(),
});
export type PreviewRefusal = z.infer<typeof PreviewRefusal>;

export const PreviewAnswer = z.strictObject({
  days: dayCount,
  holidays: z.array(
    z.strictObject({ date: isoDate, name: z.string(), part: z.enum(["am", "pm", "hours"]).exactOptional() }),
  ),
  /** Dates without hours in the working pattern, unless the policy counts them. */
  freeDates: z.array(isoDate),
  earliestStart: isoDate,
  /** Texts without a final period, such as "This leave is unpaid". */
  conditions: z.array(z.string()),
  balance: dayCount,
  available: dayCount,
  balanceAfter: dayCount,
  years: z.array(PreviewYear),
  leaveYearStartsOn: monthDay.exactOptional(),
  isUnlimited: z.boolean(),
  approverName: z.string(),
  conflicts: z.array(z.strictObject({ userName: z.string(), startDate: isoDate, endDate: isoDate })),
  /** In the order in which submitting checks the rules. */
  refusals: z.array(PreviewRefusal),
  refusal: ErrorAnswer.exactOptional(),
});
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

export const ChangePreviewAnswer = PreviewAnswer.extend({
  daysBefore: dayCount,
});
export type ChangePreviewAnswer = z.infer<typeof ChangePreviewAnswer>;
