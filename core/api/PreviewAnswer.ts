import { z } from "zod";
import { REQUEST_STATUSES } from "#core/leave/Statuses.ts";
import { ErrorAnswer } from "./ErrorAnswer.ts";
import { dayCount, id, isoDate, leaveType, monthDay, partsOfDates } from "./fields.ts";

/** A request's cost in one leave year, in the unit of the type. */
export const PreviewYear = z.strictObject({
  leaveYear: z.int(),
  days: dayCount,
  /** Leave under an unlimited policy isn't deducted. */
  charged: dayCount,
  carried: dayCount,
  accrued: dayCount,
  adjusted: dayCount,
  booked: dayCount,
  pending: dayCount,
  available: dayCount,
  /** The amount left after the request, negative if there isn't enough. */
  after: dayCount,
});
export type PreviewYear = z.infer<typeof PreviewYear>;

export const PreviewRefusal = ErrorAnswer.extend({
  /** The person's existing request that the previewed request overlaps. */
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
  /** `part` is present for half holidays and holidays of some hours. */
  holidays: z.array(
    z.strictObject({ date: isoDate, name: z.string(), part: z.enum(["am", "pm", "hours"]).exactOptional() }),
  ),
  /** The dates without hours in the person's working pattern, unless the policy counts them. */
  freeDates: z.array(isoDate),
  /** The earliest day on which leave of the type can start, apart from any notice. */
  earliestStart: isoDate,
  /** Notes on the request, such as the evidence that it needs, as sentences without a final period. */
  conditions: z.array(z.string()),
  balance: dayCount,
  available: dayCount,
  balanceAfter: dayCount,
  /** In order. */
  years: z.array(PreviewYear),
  /** MM-DD; absent if the leave year follows the organization's. */
  leaveYearStartsOn: monthDay.exactOptional(),
  isUnlimited: z.boolean(),
  approverName: z.string(),
  conflicts: z.array(z.strictObject({ userName: z.string(), startDate: isoDate, endDate: isoDate })),
  /** The reasons to refuse the request, in the order in which submitting checks them. */
  refusals: z.array(PreviewRefusal),
  /** The first of `refusals`; absent if there are none. */
  refusal: ErrorAnswer.exactOptional(),
});
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

export const ChangePreviewAnswer = PreviewAnswer.extend({
  daysBefore: dayCount,
});
export type ChangePreviewAnswer = z.infer<typeof ChangePreviewAnswer>;
