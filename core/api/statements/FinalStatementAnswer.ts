import { z } from "zod";
import { settledType } from "../BalanceAnswer.ts";
import { dayCount, id, isoDate, leaveType } from "../fields.ts";

const AccountOfType = z.strictObject({
  type: leaveType,
  from: isoDate,
  until: isoDate,
  isUnlimited: z.boolean(),
  isLimited: z.boolean(),
  opening: dayCount,
  carried: dayCount,
  accrued: dayCount,
  credited: dayCount,
  adjusted: dayCount,
  moved: dayCount,
  settled: dayCount,
  expired: dayCount,
  taken: dayCount,
  balance: dayCount,
  settlement: settledType
    .omit({ type: true })
    .extend({
      isPosted: z.boolean(),
    })
    .nullable(),
});
export type AccountOfTypeAnswer = z.infer<typeof AccountOfType>;

export const FinalStatementAnswer = z.strictObject({
  id,
  name: z.string(),
  organizationName: z.string(),
  officeName: z.string().nullable(),
  startDate: isoDate.nullable(),
  endDate: isoDate.nullable(),
  /** In the person's time zone. */
  today: isoDate,
  types: z.array(AccountOfType),
});
export type FinalStatementAnswer = z.infer<typeof FinalStatementAnswer>;
