import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

/** A pending request that one may decide, with what helps to decide. */
export interface TeamRequest {
  id: string;
  type: LeaveType;
  startDate: IsoDate;
  endDate: IsoDate;
  notes: string | null;
  isHalfDay: boolean;
  days: number;
  submittedAt: string;
  employee: { id: string; name: string; email: string; avatar: string };
  /** Percent of the team at work on the worst date. */
  teamCoverage: number;
  /** The people behind that percentage. */
  coverage: { present: number; people: number };
  balanceAfter: number;
  /** Others of the team on approved leave at the time, by name. */
  alsoAway: string[];
  /** Those who have only asked for it. */
  alsoPending: string[];
}

export interface Decision {
  id: string;
  status: "approved" | "rejected";
  rejectionReason?: string;
}

/** The pending requests of those whose requests one may decide. */
export function pendingApprovals() {
  return queryOptions({
    queryKey: ["approvals"],
    queryFn: () => call<TeamRequest[]>("GET", "/api/pto-requests?view=team&status=pending"),
  });
}

const DECIDE = ["decide"];

/**
 * Approves or rejects a request. An approved one leaves the list at once and comes back when it is refused; a rejected one
 * leaves it once that is done, so that a reason is not lost. What the lists show is fetched again even after a no:
 * somebody else may have decided.
 */
export function useDecideRequest() {
  const client = useQueryClient();
  const { queryKey } = pendingApprovals();
  return useMutation({
    mutationKey: DECIDE,
    mutationFn: ({ id, ...decision }: Decision) => call<unknown>("PATCH", at("api", "pto-requests", id), decision),
    onMutate: ({ id, status }) => (status === "approved" ? takeOut(client, queryKey, id) : undefined),
    onSuccess: (_answer, { id }) => takeOut(client, queryKey, id),
    onError: (_error, _decision, putBack) => putBack?.(),
    // While another decision is on its way, the list would still have that one in it.
    onSettled: () => void (client.isMutating({ mutationKey: DECIDE }) === 1 && refetch(client, AFTER_REQUESTS)),
  });
}
