import { addDays, daysBetween, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { exact, Fraction } from "#core/policies/document/exact.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { afterStart, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import { documentCost } from "./documentCost.ts";
import { daysPerNotice, noticeOf } from "./noticeOf.ts";

/** A request's dates and cost, and the day on which it was submitted. */
export interface Booking {
  submittedOn: IsoDate;
  first: IsoDate;
  last: IsoDate;
  cost: Fraction;
}

/** Returns whether a policy's booking rules allow a request, regardless of the balance. */
export function isBookable(facts: GrantCase, booking: Booking): boolean {
  const rule = facts.document.booking ?? {};
  const { first, cost } = booking;
  return (
    isInTime(facts, rule, booking) &&
    !touchesClosedDay(rule, booking) &&
    isBookableAmount(rule, cost) &&
    (rule.waitingPeriod === undefined || first >= afterStart(facts, rule.waitingPeriod))
  );
}

/** Returns whether booking rules allow a request of the given cost, regardless of its dates. */
export function isBookableAmount({ longest, multipleOf }: BookingRule, cost: Fraction): boolean {
  return (
    (longest === undefined || cost.compare(exact(longest)) <= 0) &&
    (multipleOf === undefined || cost.mod(exact(multipleOf)).equals(0))
  );
}

/** Returns whether booking rules depend on a request's dates. */
export function dependsOnDates({ notice, noticeMultiple, closed, waitingPeriod }: BookingRule): boolean {
  return [notice, noticeMultiple, closed, waitingPeriod].some((rule) => rule !== undefined);
}

/** Returns whether a request meets the limits on past leave or, for leave from today on, the required notice. */
function isInTime(facts: GrantCase, rule: BookingRule, { submittedOn, first, cost }: Booking): boolean {
  if (first < submittedOn) return daysBetween(first, submittedOn) - 1 <= (rule.maxBackdateDays ?? 0);
  const span = { first: submittedOn, last: addDays(first, -1) };
  const given =
    rule.noticeIn === "workingDays"
      ? documentCost(span, { days: "working", holidays: "skip" }, facts.person)
      : new Fraction(daysBetween(span.first, span.last));
  return given.compare(noticeOf(rule, cost).mul(daysPerNotice(facts, rule))) >= 0;
}

function touchesClosedDay({ closed = [] }: BookingRule, { first, last }: Booking): boolean {
  return eachDate(first, last).some((date) => closed.includes(date.slice(5)));
}
