import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PolicyPatch } from "#core/policies/PolicyInput.ts";
import type { AccrualPeriod, AccrualTiming } from "#core/policies/PolicyTerms.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

/** What an office grants of one type, in days. */
export interface Policy {
  id: string;
  type: LeaveType;
  isUnlimited: boolean;
  accrualAmount: number;
  accrualPeriod: AccrualPeriod;
  accrualTiming: AccrualTiming;
  carryOverDays: number;
  maxBalance: number | null;
  /** Whether what accrues until the leave begins may be requested already. */
  bookAhead?: boolean;
}

/** The policies of an office, one for each type; for Admin and Owner. */
export function officePolicies(officeId: string) {
  return queryOptions({
    queryKey: ["offices", officeId, "policies"],
    queryFn: () => call<Policy[]>("GET", at("api", "offices", officeId, "policies")),
  });
}

/** Changes a policy; everybody's balances in its office follow. */
export function useEditPolicy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: PolicyPatch & { id: string }) =>
      call<Policy>("PATCH", at("api", "pto-policies", id), changes),
    onSuccess: () => void refetch(client, ["offices", ...AFTER_REQUESTS]),
  });
}
