import { z } from "zod";
import { count, dayCount, id, isoDate, leaveType, monthDay } from "./fields.ts";

export const BalanceYear = z.strictObject({
  id,
  type: leaveType,
  isUnlimited: z.boolean(),
  leaveYear: z.int(),
  /** As MM-DD; absent if the leave year is the organization's. */
  leaveYearStartsOn: monthDay.exactOptional(),
  balance: dayCount,
  accrued: dayCount,
  used: dayCount,
  total: dayCount,
  pending: dayCount,
  available: dayCount,
});
export type BalanceYear = z.infer<typeof BalanceYear>;

export const BalanceAnswer = BalanceYear.extend({
  waitingFor: z.array(z.string()).exactOptional(),
  /** In workdays: the required block, and the longest block that is booked or pending. The block must begin by `by`. */
  block: z.strictObject({ days: count, longest: count, by: isoDate }).exactOptional(),
  /**
   * `from` is the earliest day of extra work. `longest` is the maximum amount of a request, or null without a maximum.
   */
  credit: z.strictObject({ from: isoDate, longest: dayCount.nullable() }).exactOptional(),
  /** Null unless leave is booked or pending in the next leave year. */
  nextYear: BalanceYear.nullable(),
});
export type BalanceAnswer = z.infer<typeof BalanceAnswer>;

/** Combines similar lots. `left` excludes used and booked leave. */
export const LotAnswer = z.strictObject({
  source: z.enum(["granted", "credited", "carried_over"]),
  grant: z.string().nullable(),
  days: dayCount,
  left: dayCount,
  /** Null if the lots can be used today. */
  usableFrom: isoDate.nullable(),
  /** Null if the lots never expire, or if their last day is past. */
  expiresOn: isoDate.nullable(),
});
export type LotAnswer = z.infer<typeof LotAnswer>;

export const BalanceOutlookAnswer = z.strictObject({
  type: leaveType,
  leaveYear: z.int(),
  isUnlimited: z.boolean(),
  available: dayCount,
  pending: dayCount,
  /** The next accrual within two years. `lost` is the part above the maximum balance. */
  next: z.strictObject({ on: isoDate, days: dayCount, lost: dayCount }).nullable(),
  /**
   * Leave that expires unless it is used by `lastDay`. `limit` is the carry-over limit that the leave exceeds, if any.
   */
  expiry: z.strictObject({ on: isoDate, lastDay: isoDate, days: dayCount, limit: dayCount.nullable() }).nullable(),
  /** In the order in which leave draws from the lots. */
  lots: z.array(LotAnswer),
  owed: dayCount,
  /**
   * Null unless the policy grants nothing and has a limit. `before` is leave of earlier leave years that counts toward
   * a rolling limit.
   */
  limit: z.strictObject({ per: z.enum(["year", "rolling12Months"]), days: dayCount, before: dayCount }).nullable(),
  carryOverDays: dayCount.nullable(),
  maxBalance: dayCount.nullable(),
  reachedOn: isoDate.nullable().exactOptional(),
});
export type BalanceOutlookAnswer = z.infer<typeof BalanceOutlookAnswer>;

export const settledType = z.strictObject({
  type: leaveType,
  paidOut: dayCount,
  reclaimed: dayCount,
  /** Negative if leave taken in advance isn't reclaimed. */
  writtenOff: dayCount,
  waitingFor: z.array(z.string()).exactOptional(),
});
export type SettledTypeAnswer = z.infer<typeof settledType>;

export const SettlementSumAnswer = settledType.extend({
  people: z.int(),
});
export type SettlementSumAnswer = z.infer<typeof SettlementSumAnswer>;

export const SettlementAnswer = z.strictObject({
  endDate: isoDate.nullable(),
  types: z.array(settledType),
});
export type SettlementAnswer = z.infer<typeof SettlementAnswer>;
