import { addDays, daysBetween, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { exact, Fraction, ONE } from "#core/policies/document/exact.ts";
import type { GrantCase } from "#core/policies/facts/GrantCase.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { countedPart, type PersonDates } from "../cost/LeaveCalendar.ts";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/**
 * Returns the notice required for a request of the given cost: in days, or a multiple of the cost in its unit, rounded
 * up; 0 if none.
 */
export function noticeOf({ notice = [], noticeMultiple }: BookingRule, cost: Fraction): Fraction {
  if (noticeMultiple !== undefined) return cost.mul(exact(noticeMultiple)).ceil();
  return new Fraction(firstMatching(notice, cost)?.days ?? 0);
}

/**
 * Returns the notice required for a request of the given cost, in calendar days or workdays. Throws MissingFact if the
 * hours per day are needed and unknown.
 */
export function noticeDays(facts: Pick<GrantCase, "document" | "person">, rule: BookingRule, cost: Fraction): Fraction {
  return noticeOf(rule, cost).mul(daysPerNotice(facts, rule));
}

/**
 * Returns the notice that a request gives: the calendar days or workdays from its submission to the day before the
 * leave, including both.
 */
export function actualNotice(
  submittedOn: IsoDate,
  first: IsoDate,
  { noticeIn }: Pick<BookingRule, "noticeIn">,
  dates: PersonDates,
): Fraction {
  const dayBefore = addDays(first, -1);
  if (noticeIn !== "workingDays") return new Fraction(daysBetween(submittedOn, dayBefore));
  return new Fraction(eachDate(submittedOn, dayBefore).filter((date) => countedPart(date, {}, dates) > 0).length);
}

/** A week of notice is seven days or the person's workdays, and an hour is a fraction of a day. */
function daysPerNotice(
  { document, person }: Pick<GrantCase, "document" | "person">,
  { noticeMultiple, noticeIn }: BookingRule,
): Fraction {
  if (noticeMultiple === undefined) return ONE;
  if (document.unit === "week") return new Fraction(noticeIn === "workingDays" ? workingWeekdays(person).length : 7);
  if (document.unit !== "hour") return ONE;
  if (person.hoursPerDay === undefined) throw new MissingFact("hoursPerDay");
  return ONE.div(exact(person.hoursPerDay));
}

/** Returns the weekdays on which a person works; Monday is 1. */
export function workingWeekdays(person: PolicyPerson): readonly number[] {
  return person.workingWeekdays ?? MONDAY_TO_FRIDAY;
}

/**
 * Returns the first row whose limit a cost doesn't exceed; a row without a limit matches any cost. Returns undefined if
 * no row matches.
 */
export function firstMatching<Row extends { upTo?: number | string | undefined }>(
  rows: readonly Row[],
  cost: Fraction,
): Row | undefined {
  return rows.find(({ upTo }) => upTo === undefined || cost.compare(exact(upTo)) <= 0);
}
