import { undoDecision } from "#console/shared/toast/useOfferUndo.ts";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  RequestAnswer,
  SnoozeAnswer,
  TeamRequestAnswer,
  TeamRequestCountAnswer,
} from "#core/api/RequestAnswer.ts";
import type { SnoozeChoice } from "#core/requests/snoozing/snoozeDay.ts";
import { teamRequestCount, teamRequestCountText } from "#core/requests/teamRequestCount.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

interface Decision {
  id: string;
  version: number;
  status: "approved" | "rejected";
  rejectionReason?: string;
}

export function pendingApprovals() {
  return queryOptions({
    queryKey: ["approvals"],
    queryFn: () => call<TeamRequestAnswer[]>("GET", "/api/pto-requests?view=team&status=pending"),
  });
}

function approvalCount() {
  return queryOptions({
    queryKey: [...pendingApprovals().queryKey, "count"],
    queryFn: () => call<TeamRequestCountAnswer>("GET", "/api/pto-requests/count"),
  });
}

/** `count` is text such as `500+`, or undefined until it loads. */
export function useApprovalCount({ enabled = true }: { enabled?: boolean } = {}): {
  count: string | undefined;
  isError: boolean;
} {
  const count = useQuery({ ...approvalCount(), ...onDashboard, enabled });
  const list = useQuery({ ...pendingApprovals(), enabled: false, select: teamRequestCount });
  const newest = list.data && list.dataUpdatedAt >= count.dataUpdatedAt ? list.data : count.data;
  return { count: newest && teamRequestCountText(newest), isError: count.isError };
}

export function useUndoDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: undoDecision,
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}

export function useSnooze(onMoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, until }: { id: string; until: SnoozeChoice }) =>
      call<SnoozeAnswer>("POST", `${at("api", "pto-requests", id)}/snooze`, { until }),
    onSuccess: onMoved,
    onSettled: () => void refetch(client, ["approvals"]),
  });
}

export function useUnsnooze(onMoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", `${at("api", "pto-requests", id)}/snooze`),
    onSuccess: onMoved,
    onSettled: () => void refetch(client, ["approvals"]),
  });
}

const DECIDE = ["decide"];

export function isDeciding(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: DECIDE }) > 0;
}

export function useDecideRequest() {
  const client = useQueryClient();
  const { queryKey } = pendingApprovals();
  return useMutation({
    mutationKey: DECIDE,
    mutationFn: ({ id, ...decision }: Decision) =>
      call<RequestAnswer>("PATCH", at("api", "pto-requests", id), decision),
    onMutate: ({ id, status }) => (status === "approved" ? takeOut(client, queryKey, id) : undefined),
    onSuccess: (_answer, { id }) => takeOut(client, queryKey, id),
    onError: (_error, _decision, putBack) => putBack?.(),
    // While another decision is in flight, a refetched list would still include its request.
    onSettled: () => void (client.isMutating({ mutationKey: DECIDE }) === 1 && refetch(client, AFTER_REQUESTS)),
  });
}
