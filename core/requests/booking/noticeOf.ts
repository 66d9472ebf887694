import { exact, Fraction, ONE } from "#core/policies/document/exact.ts";
import type { GrantCase } from "#core/policies/facts/GrantCase.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import { workingWeekdays } from "./documentCost.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";

/**
 * Returns the notice required for a request of the given cost: in days, or a multiple of the cost in its unit; 0 if
 * none.
 */
export function noticeOf({ notice = [], noticeMultiple }: BookingRule, cost: Fraction): Fraction {
  if (noticeMultiple !== undefined) return cost.mul(exact(noticeMultiple)).ceil();
  return new Fraction(firstMatching(notice, cost)?.days ?? 0);
}

/**
 * Returns the length of a unit of notice in days: a week is seven days (or the person's working days), an hour is a
 * fraction of a day. Throws MissingFact if the hours per day are needed and unknown.
 */
export function daysPerNotice({ document, person }: GrantCase, { noticeMultiple, noticeIn }: BookingRule): Fraction {
  if (noticeMultiple === undefined) return ONE;
  if (document.unit === "week") return new Fraction(noticeIn === "workingDays" ? workingWeekdays(person).length : 7);
  if (document.unit !== "hour") return ONE;
  if (person.hoursPerDay === undefined) throw new MissingFact("hoursPerDay");
  return ONE.div(exact(person.hoursPerDay));
}

/** Returns the first row whose limit a cost doesn't exceed; a row without a limit matches any cost. */
export function firstMatching<Row extends { upTo?: number | string | undefined }>(
  rows: readonly Row[],
  cost: Fraction,
): Row | undefined {
  return rows.find(({ upTo }) => upTo === undefined || cost.compare(exact(upTo)) <= 0);
}
