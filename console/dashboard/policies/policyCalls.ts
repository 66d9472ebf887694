import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PolicyPatch } from "#core/policies/PolicyInput.ts";
import type { PolicyField } from "#core/policies/policyFields.ts";
import type { AccrualPeriod, AccrualTiming } from "#core/policies/PolicyTerms.ts";
import type { ScheduledFields } from "#core/policies/changes/scheduledText.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

/** An office's policy for one type; amounts in days. */
export interface Policy {
  id: string;
  type: LeaveType;
  isUnlimited: boolean;
  accrualAmount: number;
  accrualPeriod: AccrualPeriod;
  accrualTiming: AccrualTiming;
  carryOverDays: number;
  maxBalance: number | null;
  /** True if days that accrue before the leave starts may already be requested. */
  bookAhead?: boolean;
  /** The changes scheduled for later dates. */
  scheduled?: ScheduledFields[];
}

/** Queries the policies of an office, one for each type; for Admins and Owners. */
export function officePolicies(officeId: string) {
  return queryOptions({
    queryKey: ["offices", officeId, "policies"],
    queryFn: () => call<Policy[]>("GET", at("api", "offices", officeId, "policies")),
  });
}

/** Changes a policy, and with it the balances of everyone in the office. */
export function useEditPolicy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: PolicyPatch & { id: string }) =>
      call<Policy & { notice?: string }>("PATCH", at("api", "pto-policies", id), changes),
    onSuccess: () => void refetch(client, ["offices", ...AFTER_REQUESTS]),
  });
}

/** Cancels one field of a scheduled change. */
export function useCancelScheduled() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, effectiveOn, field }: { id: string; effectiveOn: string; field: PolicyField }) =>
      call<undefined>(
        "DELETE",
        `${at("api", "pto-policies", id, "scheduled")}?effectiveOn=${effectiveOn}&field=${field}`,
      ),
    onSuccess: () => refetch(client, ["offices", ...AFTER_REQUESTS]),
  });
}
