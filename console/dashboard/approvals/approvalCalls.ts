import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

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
  balanceAfter: number;
  alsoAway: string[];
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

/** Approves or rejects a request. What the lists show is fetched again even after a no: somebody else may have decided. */
export function useDecideRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...decision }: Decision) => call<unknown>("PATCH", at("api", "pto-requests", id), decision),
    onSettled: () => refetch(client, AFTER_REQUESTS),
  });
}
