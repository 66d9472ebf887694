import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AvailabilityFacts } from "./availability.ts";
import { balanceAfter } from "./balanceAfter.ts";
import { chargedYears, chargeIfApproved, type Pending } from "./chargeIfApproved.ts";

export interface YearAfter {
  leaveYear: LeaveYear;
  after: Minutes;
}

/** One for each leave year that `chargedYears` returns, in order. */
export function yearsAfter(
  request: Pending & { thisYear: LeaveYear },
  facts: AvailabilityFacts,
  openingOfLots?: (leaveYear: LeaveYear) => Minutes,
): readonly [YearAfter, ...YearAfter[]] {
  const dayCosts = chargeIfApproved(request);
  const ofYear = (leaveYear: LeaveYear) => ({
    leaveYear,
    after: balanceAfter({ leaveYear, dayCosts }, facts, openingOfLots),
  });
  const [first, ...others] = chargedYears(request);
  return [ofYear(first), ...others.map(ofYear)];
}

/** True if a balance is for a leave year other than `thisYear`. */
export function namesYears(balances: readonly Pick<YearAfter, "leaveYear">[], thisYear: LeaveYear): boolean {
  return balances.some(({ leaveYear }) => leaveYear !== thisYear);
}
