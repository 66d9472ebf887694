import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

/** One type's figures for a person's current leave year, in days. */
export interface UserBalance {
  id: string;
  type: LeaveType;
  balance: number;
  accrued: number;
  used: number;
  total: number;
  pending: number;
  available: number;
  isUnlimited: boolean;
  leaveYear: number;
  /** The days booked or pending in the next leave year, if any. */
  nextYear?: { leaveYear: number; used: number; pending: number } | null;
}

/** Queries a person's balances; for Managers and above. */
export function userBalances(userId: string) {
  return queryOptions({
    queryKey: ["balances", userId],
    queryFn: () => call<UserBalance[]>("GET", at("api", "users", userId, "balances")),
  });
}

/** Adds days to a balance or subtracts them, with a reason. */
export function useAdjustBalance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ balanceId, ...input }: { balanceId: string; adjustment: number; reason: string }) =>
      call<UserBalance>("PATCH", at("api", "pto-balances", balanceId, "adjust"), input),
    onSuccess: () => void refetch(client, AFTER_REQUESTS),
  });
}
