import { z } from "zod";
import { dayCount, id, isoDate, leaveType } from "./fields.ts";

/** The figures of one leave year, in days. */
export const BalanceYear = z.strictObject({
  id,
  type: leaveType,
  isUnlimited: z.boolean(),
  leaveYear: z.int(),
  balance: dayCount,
  accrued: dayCount,
  used: dayCount,
  total: dayCount,
  pending: dayCount,
  available: dayCount,
});
export type BalanceYear = z.infer<typeof BalanceYear>;

/** A person's balance of one leave type in the current leave year. */
export const BalanceAnswer = BalanceYear.extend({
  /** The next leave year; null unless leave is booked or pending in it. */
  nextYear: BalanceYear.nullable(),
});
export type BalanceAnswer = z.infer<typeof BalanceAnswer>;

/** The forecast of a balance, provided nothing else is booked, decided or changed; amounts in days. */
export const BalanceOutlookAnswer = z.strictObject({
  type: leaveType,
  leaveYear: z.int(),
  isUnlimited: z.boolean(),
  available: dayCount,
  pending: dayCount,
  /** The next accrual, and the part of it that is lost to the maximum balance. */
  next: z.strictObject({ on: isoDate, days: dayCount, lost: dayCount }).nullable(),
  /** Days that expire when the leave year ends, beyond the limit that is carried over. */
  expiry: z.strictObject({ on: isoDate, days: dayCount, limit: dayCount.nullable() }).nullable(),
  carryOverDays: dayCount,
  maxBalance: dayCount.nullable(),
  /** The first day with as many days as the query asks for; null if there is none, absent if the query doesn't ask. */
  reachedOn: isoDate.nullable().exactOptional(),
});
export type BalanceOutlookAnswer = z.infer<typeof BalanceOutlookAnswer>;
