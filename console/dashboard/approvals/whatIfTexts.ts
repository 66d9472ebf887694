import type { WhatIfAnswer } from "#core/api/RequestAnswer.ts";
import { formatSpan } from "#core/calendar/dates.ts";

/**
 * Returns sentences about what would go wrong if all selected requests were approved: dates on which a team falls below
 * its limit, and balances below zero.
 */
export function whatIfTexts(
  { teams, balances }: WhatIfAnswer,
  amountText: (amount: number, type: string) => string,
): string[] {
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
    return `${team}: ${fewest.present} of ${fewest.working} at work on ${when} (${limit.charAt(0).toLowerCase()}${limit.slice(1)})`;
  });
  const negative = balances.flatMap(({ userName, type, balanceAfter, isUnlimited }) =>
    isUnlimited || balanceAfter >= 0 ? [] : `${userName}: ${amountText(balanceAfter, type)} left`,
  );
  return [...short, ...negative];
}
