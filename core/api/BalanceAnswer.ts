import { z } from "zod";
import { count, dayCount, id, isoDate, leaveType, monthDay } from "./fields.ts";

/** The figures of one leave year, in the unit of the type. */
export const BalanceYear = z.strictObject({
  id,
  type: leaveType,
  isUnlimited: z.boolean(),
  leaveYear: z.int(),
  /** MM-DD; absent if the leave year follows the organization's. */
  leaveYearStartsOn: monthDay.exactOptional(),
  balance: dayCount,
  accrued: dayCount,
  used: dayCount,
  total: dayCount,
  pending: dayCount,
  available: dayCount,
});
export type BalanceYear = z.infer<typeof BalanceYear>;

/** A person's balance of one leave type in the leave year of the viewed day. */
export const BalanceAnswer = BalanceYear.extend({
  /** The unrecorded facts for which an accrual waits. */
  waitingFor: z.array(z.string()).exactOptional(),
  /** The workdays of the required block of leave, those of the longest block so far, and the last day for it. */
  block: z.strictObject({ days: count, longest: count, by: isoDate }).exactOptional(),
  /** The earliest day of extra work for which the person may request time, and the maximum amount. */
  credit: z.strictObject({ from: isoDate, longest: dayCount.nullable() }).exactOptional(),
  /** Null unless leave is booked or pending in it. */
  nextYear: BalanceYear.nullable(),
});
export type BalanceAnswer = z.infer<typeof BalanceAnswer>;

/** Similar lots of a balance, combined, with the part that isn't used or booked. */
export const LotAnswer = z.strictObject({
  source: z.enum(["granted", "credited", "carried_over"]),
  /** The name of the lots' grant; null if it has none. */
  grant: z.string().nullable(),
  days: dayCount,
  left: dayCount,
  /** Null if the lots can be used today. */
  usableFrom: isoDate.nullable(),
  /** Null if no such day is ahead. */
  expiresOn: isoDate.nullable(),
});
export type LotAnswer = z.infer<typeof LotAnswer>;

/** The forecast of a balance, provided that nothing changes. Amounts are in the unit of the type. */
export const BalanceOutlookAnswer = z.strictObject({
  type: leaveType,
  leaveYear: z.int(),
  isUnlimited: z.boolean(),
  available: dayCount,
  pending: dayCount,
  /** The next accrual within two years, and the part of it that is lost to the maximum balance. */
  next: z.strictObject({ on: isoDate, days: dayCount, lost: dayCount }).nullable(),
  /** Leave that expires unless it is used by `lastDay`; `limit` is the carry-over limit. */
  expiry: z.strictObject({ on: isoDate, lastDay: isoDate, days: dayCount, limit: dayCount.nullable() }).nullable(),
  /** In the order in which leave draws from the lots. */
  lots: z.array(LotAnswer),
  /** Leave taken or booked beyond the lots. */
  owed: dayCount,
  /**
   * For policies that only limit leave. `before` is the leave of the previous year that counts toward a rolling limit.
   */
  limit: z.strictObject({ per: z.enum(["year", "rolling12Months"]), days: dayCount, before: dayCount }).nullable(),
  /** Null if the policy is a document. */
  carryOverDays: dayCount.nullable(),
  maxBalance: dayCount.nullable(),
  /** The first day within two years on which the balance reaches the amount in the query. */
  reachedOn: isoDate.nullable().exactOptional(),
});
export type BalanceOutlookAnswer = z.infer<typeof BalanceOutlookAnswer>;

/** Amounts in the unit of the type. */
export const settledType = z.strictObject({
  type: leaveType,
  paidOut: dayCount,
  reclaimed: dayCount,
  /** Negative if leave taken in advance isn't reclaimed. */
  writtenOff: dayCount,
  /** The facts for which the settlement waits. */
  waitingFor: z.array(z.string()).exactOptional(),
});
export type SettledTypeAnswer = z.infer<typeof settledType>;

export const SettlementSumAnswer = settledType.extend({
  people: z.int(),
});
export type SettlementSumAnswer = z.infer<typeof SettlementSumAnswer>;

export const SettlementAnswer = z.strictObject({
  /** Null if the person has no last day. */
  endDate: isoDate.nullable(),
  types: z.array(settledType),
});
export type SettlementAnswer = z.infer<typeof SettlementAnswer>;
