import { eachDate, weekdayOf, type IsoDate } from "#core/calendar/dates.ts";
import { exact, ONE, ZERO, type Fraction } from "#core/policies/document/exact.ts";
import type { CountingRule } from "#core/policies/document/PolicyDocument.ts";
import type { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import { MissingFact } from "#core/policies/facts/MissingFact.ts";
import { countedPart, type PersonDates } from "#core/requests/requestCost.ts";
import { workingWeekdays } from "#core/requests/booking/startRefusals.ts";

/**
 * Returns the counted days, including both ends, or their hours. Throws `MissingFact` if weekday hours are required and
 * unknown.
 */
export function documentCost(
  span: { first: IsoDate; last: IsoDate },
  counting: CountingRule,
  person: PolicyPerson,
): Fraction {
  const dates = datesOf(person);
  return eachDate(span.first, span.last)
    .map((date) => ({ date, part: countedPart(date, counting, dates) }))
    .filter(({ part }) => part > 0)
    .reduce((sum, { date, part }) => sum.add(costOf(date, counting, person).mul(part)), ZERO);
}

export function datesOf(person: PolicyPerson): PersonDates {
  const weekdays = workingWeekdays(person);
  return {
    isWorked: (date) => weekdays.includes(weekdayOf(date)),
    openPart: (date) => (person.holidays?.includes(date) ? 0 : 1),
  };
}

function costOf(date: IsoDate, counting: CountingRule, { hoursByWeekday }: PolicyPerson): Fraction {
  if (counting.in !== "hours") return ONE;
  if (!hoursByWeekday) throw new MissingFact("hoursByWeekday");
  const hours = hoursByWeekday[`${weekdayOf(date)}`];
  return hours === undefined ? ZERO : exact(hours);
}
