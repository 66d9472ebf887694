import { addDays, addMonths, eachDate, monthEnd, monthOf, type IsoDate } from "#core/calendar/dates.ts";
import { exact, ratio, type Fraction } from "#core/policies/document/exact.ts";
import type { Share } from "#core/policies/document/grantRule.ts";
import { firstEmployed, type Days, type NaiveLife } from "./NaiveLife.ts";

export function naiveShare(life: NaiveLife, share: Share, period: Days, earned: Days): Fraction {
  const completed = ratio(
    countMonths((months) => addMonths(earned.first, months) <= addDays(earned.last, 1)),
    12,
  );
  const started = countMonths((months) => addMonths(earned.first, months - 1) <= earned.last);
  const isInService = addMonths(firstEmployed(life), 6) <= earned.last;
  const leavesEarly = earned.last === life.person.endDate && monthOf(earned.last) <= 6;
  const shares: Record<Share, Fraction> = {
    full: exact(1),
    none: exact(0),
    byDay: ratio(eachDate(earned.first, earned.last).length, eachDate(period.first, period.last).length),
    completedMonths: completed,
    startedMonths: ratio(started, 12),
    calendarMonths: ratio(wholeMonths(earned).length, 12),
    germanStatutory: isInService && !leavesEarly ? exact(1) : completed,
  };
  return shares[share];
}

function countMonths(isReached: (months: number) => boolean): number {
  let months = 0;
  while (isReached(months + 1)) months += 1;
  return months;
}

export function wholeMonths({ first, last }: Days): IsoDate[] {
  return eachDate(first, last).filter((day) => day.endsWith("-01") && monthEnd(day) <= last);
}
