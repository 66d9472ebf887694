import { addDays, addMonths, eachDate, monthEnd, monthOf, type IsoDate } from "#core/calendar/dates.ts";
import { exact, ratio, type Fraction } from "#core/policies/document/exact.ts";
import type { Share } from "#core/policies/document/grantRule.ts";
import { firstEmployed, type Days, type NaiveLife } from "./NaiveLife.ts";

/** Returns the worth of a period that is only earned on some of its days. */
export function naiveShare(life: NaiveLife, share: Share, period: Days, earned: Days): Fraction {
  const completed = ratio(
    countMonths((months) => addMonths(earned.first, months) <= addDays(earned.last, 1)),
    12,
  );
  switch (share) {
    case "full":
      return exact(1);
    case "none":
      return exact(0);
    case "byDay":
      return ratio(eachDate(earned.first, earned.last).length, eachDate(period.first, period.last).length);
    case "completedMonths":
      return completed;
    case "startedMonths":
      return ratio(
        countMonths((months) => addMonths(earned.first, months - 1) <= earned.last),
        12,
      );
    case "calendarMonths":
      return ratio(wholeMonths(earned).length, 12);
    case "germanStatutory": {
      const isInService = addMonths(firstEmployed(life), 6) <= earned.last;
      const leavesEarly = earned.last === life.person.endDate && monthOf(earned.last) <= 6;
      return isInService && !leavesEarly ? exact(1) : completed;
    }
  }
}

function countMonths(isReached: (months: number) => boolean): number {
  let months = 0;
  while (isReached(months + 1)) months += 1;
  return months;
}

/** Returns the first days of the calendar months that lie wholly in a span. */
export function wholeMonths({ first, last }: Days): IsoDate[] {
  return eachDate(first, last).filter((day) => day.endsWith("-01") && monthEnd(day) <= last);
}
