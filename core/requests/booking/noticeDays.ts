import { exact, type Fraction } from "#core/policies/document/exact.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";

/** Returns the notice that a request of a cost needs, in days; 0 if the policy asks for none. */
export function noticeDays({ notice = [], noticeMultiple }: BookingRule, cost: Fraction): number {
  if (noticeMultiple !== undefined) return cost.mul(exact(noticeMultiple)).ceil().valueOf();
  return firstMatching(notice, cost)?.days ?? 0;
}

/** Returns the first row whose limit a cost doesn't pass; a row without a limit matches any. */
export function firstMatching<Row extends { upTo?: number | string | undefined }>(
  rows: readonly Row[],
  cost: Fraction,
): Row | undefined {
  return rows.find(({ upTo }) => upTo === undefined || cost.compare(exact(upTo)) <= 0);
}
