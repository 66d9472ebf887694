import { eachDate, weekdayOf, type IsoDate } from "#core/calendar/dates.ts";
import { exact, ONE, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { CountingRule } from "#core/policies/document/PolicyDocument.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/**
 * Returns the cost of leave from one day through another under a policy's counting rules: the number of counted days,
 * or their hours. Throws MissingFact if the hours of the weekdays are needed and unknown.
 */
export function documentCost(
  span: { first: IsoDate; last: IsoDate },
  counting: CountingRule,
  person: PolicyPerson,
): Fraction {
  return eachDate(span.first, span.last)
    .filter((date) => isCounted(date, counting, person))
    .reduce((sum, date) => sum.add(costOf(date, counting, person)), ZERO);
}

/** Returns the weekdays on which a person works; Monday is 1. */
export function workingWeekdays(person: PolicyPerson): readonly number[] {
  return person.workingWeekdays ?? MONDAY_TO_FRIDAY;
}

function isCounted(
  date: IsoDate,
  { days = "working", holidays = "skip" }: CountingRule,
  person: PolicyPerson,
): boolean {
  if (holidays === "skip" && person.holidays?.includes(date)) return false;
  const weekday = weekdayOf(date);
  if (days === "calendar") return true;
  return days === "mondayToSaturday" ? weekday <= 6 : workingWeekdays(person).includes(weekday);
}

function costOf(date: IsoDate, counting: CountingRule, { hoursByWeekday }: PolicyPerson): Fraction {
  if (counting.in !== "hours") return ONE;
  if (!hoursByWeekday) throw new MissingFact("hoursByWeekday");
  const hours = hoursByWeekday[`${weekdayOf(date)}`];
  return hours === undefined ? ZERO : exact(hours);
}
