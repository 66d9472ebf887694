import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { chargedIn } from "./yearCharges.ts";

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

/** Returns, for each person, type, and leave year, the first request and the balance if all requests are approved. */
export function balancesIfApproved<Request extends Selected>(
  requests: readonly Request[],
): { request: Request; after: Minutes }[] {
  const balances = new Map<string, { request: Request; after: Minutes }>();
  const keyOf = ({ userId, type, leaveYear }: Selected) => `${userId} ${type} ${leaveYear}`;
  for (const request of requests) {
    const key = keyOf(request);
    if (!balances.has(key)) balances.set(key, { request, after: request.balanceAfter });
  }
  for (const balance of balances.values()) {
    const { userId, type, leaveYear } = balance.request;
    // The balance after the first request already counts its own cost; other requests may reach into its leave year.
    for (const other of requests) {
      if (other === balance.request || other.userId !== userId || other.type !== type) continue;
      balance.after -= chargedIn(leaveYear, other.days, other.accrual);
    }
  }
  return [...balances.values()];
}
