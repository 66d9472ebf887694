import { z } from "zod";
import { settledType } from "../BalanceAnswer.ts";
import { dayCount, id, isoDate, leaveType } from "../fields.ts";

/**
 * In the unit of the type. Unless leave is unlimited, opening + carried + accrued + credited + adjusted + moved +
 * settled − expired − taken = balance.
 */
const AccountOfType = z.strictObject({
  type: leaveType,
  from: isoDate,
  until: isoDate,
  isUnlimited: z.boolean(),
  /** True if the policy is a document without grants. */
  isLimited: z.boolean(),
  opening: dayCount,
  carried: dayCount,
  accrued: dayCount,
  /** Approved time for extra work. */
  credited: dayCount,
  adjusted: dayCount,
  moved: dayCount,
  /** The settlement of earlier employment; negative for leave paid out or written off. */
  settled: dayCount,
  expired: dayCount,
  taken: dayCount,
  /** The balance at the end of the last day, before the settlement. */
  balance: dayCount,
  /** Null if the balance isn't settled on the last day. */
  settlement: settledType
    .omit({ type: true })
    .extend({
      /** False before the settlement is posted, and while it waits for facts. */
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
  /** Without a last day, there is no statement. */
  endDate: isoDate.nullable(),
  /** In the person's office. */
  today: isoDate,
  types: z.array(AccountOfType),
});
export type FinalStatementAnswer = z.infer<typeof FinalStatementAnswer>;
