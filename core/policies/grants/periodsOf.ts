import {
  addDays,
  addMonths,
  daysBetween,
  isoDate,
  monthEnd,
  monthStart,
  yearOf,
  type IsoDate,
} from "#core/calendar/dates.ts";
import type { PeriodFrequency, PeriodGrant } from "../document/grantRule.ts";
import { startDateOf, type Days, type GrantCase } from "../facts/GrantCase.ts";

export const PERIODS_PER_YEAR: Record<PeriodFrequency, number> = {
  monthly: 12,
  quarterly: 4,
  semimonthly: 24,
  daily: 365,
  weekly: 52,
  biweekly: 26,
};

const LAST_DAY: Record<PeriodFrequency, (first: IsoDate) => IsoDate> = {
  monthly: monthEnd,
  quarterly: (first) => monthEnd(addMonths(first, 2)),
  semimonthly: (first) => (first.endsWith("-01") ? addDays(first, 14) : monthEnd(first)),
  daily: (first) => first,
  weekly: (first) => addDays(first, 6),
  biweekly: (first) => addDays(first, 13),
};

export function periodsOf(
  facts: GrantCase,
  grant: PeriodGrant,
  { from, until }: { from: IsoDate; until: IsoDate },
): Days[] {
  const lastDay = LAST_DAY[grant.frequency];
  const periods: Days[] = [];
  for (let first = firstOf(facts, grant, from); first <= until; first = addDays(lastDay(first), 1)) {
    if (lastDay(first) >= from) periods.push({ first, last: lastDay(first) });
  }
  return periods;
}

function firstOf(facts: GrantCase, { frequency, anchor }: PeriodGrant, from: IsoDate): IsoDate {
  if (frequency === "weekly" || frequency === "biweekly") {
    const begin = anchor ?? startDateOf(facts);
    const days = frequency === "weekly" ? 7 : 14;
    const past = Math.floor((daysBetween(begin, from) - 1) / days);
    return addDays(begin, Math.max(0, past) * days);
  }
  return frequency === "quarterly" ? isoDate(yearOf(from), 1, 1) : monthStart(from);
}

export function nextPeriod(frequency: PeriodFrequency, { last }: Days): Days {
  const first = addDays(last, 1);
  return { first, last: LAST_DAY[frequency](first) };
}
