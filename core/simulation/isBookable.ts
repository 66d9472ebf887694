import { daysBetween, type IsoDate } from "#core/calendar/dates.ts";
import type { Fraction } from "#core/policies/document/exact.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { afterStart, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import { datesOf } from "./documentCost.ts";
import { actualNotice, noticeDays } from "#core/requests/booking/startRefusals.ts";
import { closedDates, isMultiple, isTooLong } from "#core/requests/booking/bookingRefusals.ts";

interface Booking {
  submittedOn: IsoDate;
  first: IsoDate;
  last: IsoDate;
  cost: Fraction;
}

/** Ignores the balance. */
export function isBookable(facts: GrantCase, booking: Booking): boolean {
  const rule = facts.document.booking ?? {};
  const { first, cost } = booking;
  return (
    isInTime(facts, rule, booking) &&
    closedDates(booking, () => rule).length === 0 &&
    isBookableAmount(rule, cost) &&
    (rule.waitingPeriod === undefined || first >= afterStart(facts, rule.waitingPeriod))
  );
}

/** Ignores rules about dates. */
export function isBookableAmount(rule: BookingRule, cost: Fraction): boolean {
  return !isTooLong(rule, cost) && isMultiple(rule, cost);
}

export function dependsOnDates({ notice, noticeMultiple, closed, waitingPeriod }: BookingRule): boolean {
  return [notice, noticeMultiple, closed, waitingPeriod].some((rule) => rule !== undefined);
}

function isInTime(facts: GrantCase, rule: BookingRule, { submittedOn, first, cost }: Booking): boolean {
  if (first < submittedOn) return daysBetween(first, submittedOn) - 1 <= (rule.maxBackdateDays ?? 0);
  return noticeDays(facts, rule, cost).compare(actualNotice(submittedOn, first, rule, datesOf(facts.person))) <= 0;
}
