import { addDays, addMonths, daysBetween, monthOf, type IsoDate } from "#core/calendar/dates.ts";
import { completedMonths, wholeCalendarMonths } from "#core/calendar/months.ts";
import { ONE, ratio, ZERO, type Fraction } from "../document/exact.ts";
import type { Share } from "../document/grantRule.ts";
import { employedFrom, type Days, type GrantCase } from "../facts/GrantCase.ts";

interface Earned {
  days: Days;
  year: Days;
  following: IsoDate;
  months: number;
  person: GrantCase["person"];
}

const SHARE_OF: Record<Share, (earned: Earned) => Fraction> = {
  full: () => ONE,
  none: () => ZERO,
  byDay: ({ days, year }) => ratio(daysBetween(days.first, days.last), daysBetween(year.first, year.last)),
  startedMonths: ({ days, months, following }) =>
    ratio(addMonths(days.first, months) < following ? months + 1 : months, 12),
  completedMonths: ({ months }) => ratio(months, 12),
  calendarMonths: ({ days }) => ratio(wholeCalendarMonths(days.first, days.last), 12),
  germanStatutory: (earned) => (isWholeClaim(earned) ? ONE : ratio(earned.months, 12)),
};

export function proratedShare(share: Share, days: Days, year: Days, { person }: Pick<GrantCase, "person">): Fraction {
  const following = addDays(days.last, 1);
  const months = completedMonths(days.first, following);
  return SHARE_OF[share]({ days, year, following, months, person });
}

/** Source: sections 4 and 5 of the German Federal Leave Act (BUrlG). */
function isWholeClaim({ days, year, person }: Earned): boolean {
  const { endDate } = person;
  const hasWaited = addMonths(employedFrom({ person }), 6) <= days.last;
  const leavesEarly = endDate !== undefined && endDate <= year.last && monthOf(endDate) <= 6;
  return hasWaited && !leavesEarly;
}
