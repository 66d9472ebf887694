import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { chargedIn } from "../yearCharges.ts";

/** A pending request with the balance of its first leave year if only this request is approved. */
interface Selected {
  userId: string;
  type: LeaveType;
  leaveYear: LeaveYear;
  balanceAfter: Minutes;
  isUnlimited: boolean;
  days: readonly DayCost[];
  accrual: Pick<AccrualCase, "timeline" | "startsIn">;
}

/** The days that selected sick leave would give back of a person's approved leave of another type. */
export interface DaysGivenBack {
  userId: string;
  type: LeaveType;
  days: readonly DayCost[];
  accrual: Pick<AccrualCase, "timeline" | "startsIn">;
}

/**
 * Yields, for each person, type, and leave year, the first request and the balance if all requests are approved,
 * including the days that sick leave among them would give back.
 */
export function* balancesIfApproved<Request extends Selected>(
  requests: readonly Request[],
  given: readonly DaysGivenBack[] = [],
): Generator<{ request: Request; after: Minutes }, void, void> {
  const ofType = groupBy(requests, keyOf);
  const givenOf = groupBy(given, keyOf);
  for (const together of ofType.values()) {
    for (const [leaveYear, [request]] of groupBy(together, (each) => each.leaveYear)) {
      if (!request) continue;
      // The balance after the first request already counts its own cost; other requests may reach into its leave year.
      const others = together.filter((other) => other !== request);
      const back = givenOf.get(keyOf(request)) ?? [];
      yield { request, after: request.balanceAfter - total(others, leaveYear) + total(back, leaveYear) };
    }
  }
}

function keyOf({ userId, type }: Pick<Selected, "userId" | "type">): string {
  return `${userId} ${type}`;
}

/** Returns what days charge to a leave year. */
function total(leave: readonly Pick<Selected, "days" | "accrual">[], leaveYear: LeaveYear): Minutes {
  return leave.reduce((sum, { days, accrual }) => sum + chargedIn(leaveYear, days, accrual), 0);
}
