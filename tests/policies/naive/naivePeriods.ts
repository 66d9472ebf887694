import { addDays, daysBetween, eachDate, monthOf, type IsoDate } from "#core/calendar/dates.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { known, yearAround, type Days, type NaiveLife } from "./NaiveLife.ts";

export function naivePeriods(life: NaiveLife, grant: GrantRule, days: Days): Days[] {
  const longest = grant.frequency === "yearly" ? 366 : 92;
  const firsts = eachDate(days.first, addDays(days.last, longest + 1)).filter((day) => begins(life, grant, day));
  return firsts.slice(1).map((next, index) => ({ first: firsts[index] ?? next, last: addDays(next, -1) }));
}

function begins(life: NaiveLife, grant: GrantRule, day: IsoDate): boolean {
  const isFirst = day.endsWith("-01");
  const anchor = () => grant.anchor ?? known(life.person.startDate, "startDate");
  const { frequency } = grant;
  if (frequency === "yearly") return yearAround(life, day).first === day;
  if (frequency === "monthly") return isFirst;
  if (frequency === "quarterly") return isFirst && monthOf(day) % 3 === 1;
  if (frequency === "semimonthly") return isFirst || day.endsWith("-16");
  if (frequency === "daily") return true;
  if (frequency === "weekly") return isMultiple(anchor(), day, 7);
  return frequency === "biweekly" && isMultiple(anchor(), day, 14);
}

function isMultiple(anchor: IsoDate, day: IsoDate, length: number): boolean {
  return day >= anchor && (daysBetween(anchor, day) - 1) % length === 0;
}
