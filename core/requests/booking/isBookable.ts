import { addDays, daysBetween, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { exact, type Fraction } from "#core/policies/document/exact.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { afterStart, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import { documentCost } from "./documentCost.ts";
import { noticeDays } from "./noticeDays.ts";

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
    (rule.longest === undefined || cost.compare(exact(rule.longest)) <= 0) &&
    (rule.multipleOf === undefined || cost.mod(exact(rule.multipleOf)).equals(0)) &&
    (rule.waitingPeriod === undefined || first >= afterStart(facts, rule.waitingPeriod))
  );
}

/** Leave in the past needs no notice, but must lie within its own limit. */
function isInTime({ person }: GrantCase, rule: BookingRule, { submittedOn, first, cost }: Booking): boolean {
  if (first < submittedOn) return daysBetween(first, submittedOn) - 1 <= (rule.maxBackdateDays ?? 0);
  const span = { first: submittedOn, last: addDays(first, -1) };
  const given =
    rule.noticeIn === "workingDays"
      ? documentCost(span, { days: "working", holidays: "skip" }, person).valueOf()
      : daysBetween(span.first, span.last);
  return given >= noticeDays(rule, cost);
}

function touchesClosedDay({ closed = [] }: BookingRule, { first, last }: Booking): boolean {
  return eachDate(first, last).some((date) => closed.includes(date.slice(5)));
}
