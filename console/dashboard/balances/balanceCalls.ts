import { queryOptions } from "@tanstack/react-query";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { call } from "#console/shared/api/call.ts";

/** The figures of one leave year, in days. */
export interface BalanceFigures {
  balance: number;
  accrued: number;
  used: number;
  total: number;
  pending: number;
  available: number;
  isUnlimited: boolean;
  leaveYear: number;
}

/** One type's figures of the current leave year, and of the next one once something is booked there. */
export interface Balance extends BalanceFigures {
  id: string;
  type: LeaveType;
  nextYear: BalanceFigures | null;
}

/** One's own balances. */
export function ownBalances() {
  return queryOptions({
    queryKey: ["balances"],
    queryFn: () => call<Balance[]>("GET", "/api/pto-balances"),
  });
}
