import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { YearAfter } from "../yearsAfter.ts";
import { chargedIn } from "../yearCharges.ts";

interface Selected {
  userId: string;
  type: LeaveType;
  /** The balances if only this request were approved. */
  balances: readonly YearAfter[];
  isUnlimited: boolean;
  days: readonly DayCost[];
  accrual: Pick<AccrualCase, "timeline" | "startsIn">;
}

export interface DaysGivenBack {
  userId: string;
  type: LeaveType;
  days: readonly DayCost[];
  accrual: Pick<AccrualCase, "timeline" | "startsIn">;
}

export function* balancesIfApproved<Request extends Selected>(
  requests: readonly Request[],
  given: readonly DaysGivenBack[] = [],
): Generator<{ request: Request; leaveYear: LeaveYear; after: Minutes }, void, void> {
  const ofType = groupBy(requests, keyOf);
  const givenOf = groupBy(given, keyOf);
  for (const together of ofType.values()) {
    const charges = together.flatMap((request) => request.balances.map((balance) => ({ request, ...balance })));
    for (const [leaveYear, [first]] of groupBy(charges, (charge) => charge.leaveYear)) {
      if (!first) continue;
      const { request, after } = first;
      // The balance after the first request includes that request's cost. Other requests may reach into the same leave
      // year.
      const others = together.filter((other) => other !== request);
      const back = givenOf.get(keyOf(request)) ?? [];
      yield { request, leaveYear, after: after - total(others, leaveYear) + total(back, leaveYear) };
    }
  }
}

function keyOf({ userId, type }: Pick<Selected, "userId" | "type">): string {
  return `${userId} ${type}`;
}

function total(leave: readonly Pick<Selected, "days" | "accrual">[], leaveYear: LeaveYear): Minutes {
  return leave.reduce((sum, { days, accrual }) => sum + chargedIn(leaveYear, days, accrual), 0);
}
