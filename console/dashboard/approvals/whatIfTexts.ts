import type { WhatIfAnswer } from "#core/api/RequestAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { namesYears } from "#core/requests/yearsAfter.ts";
import { minimumOf } from "#core/teams/coverageText.ts";

interface Wording {
  amountText: (amount: number, type: string) => string;
  yearName: (leaveYear: LeaveYear) => string;
  thisYear: LeaveYear;
}

export function whatIfTexts({ teams, balances }: WhatIfAnswer, { amountText, yearName, thisYear }: Wording): string[] {
  const short = teams.flatMap(({ team, limit, dates }) => {
    const below = dates.filter(({ isBelow }) => isBelow);
    const [first] = below;
    const last = below.at(-1);
    if (!first || !last) return [];
    const when =
      below.length === 1
        ? formatSpan(first.date, first.date)
        : `${below.length} dates, ${formatSpan(first.date, last.date)}`;
    const fewest = below.reduce((least, date) => (date.present < least.present ? date : least));
    const asFew = below.length === 1 ? "" : "as few as ";
    return `${team} will have ${asFew}${fewest.present} of ${fewest.working} people at work on ${when} (minimum: ${minimumOf(limit)})`;
  });
  const negative = balances.flatMap(({ userId, userName, type, leaveYear, balanceAfter, isUnlimited }) => {
    if (isUnlimited || balanceAfter >= 0) return [];
    const beside = balances.filter((other) => other.userId === userId && other.type === type);
    const when = namesYears(beside, thisYear) ? ` in ${yearName(leaveYear)}` : "";
    return `${userName} will have ${amountText(balanceAfter, type)} left${when}`;
  });
  return [...short, ...negative];
}
