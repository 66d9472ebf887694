import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { JoinRequestAnswer } from "#core/api/sso/SsoAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";
import { attention } from "../home/attentionCalls.ts";

export function joinRequests() {
  return queryOptions({
    queryKey: ["join-requests"],
    queryFn: ({ signal }) => call<JoinRequestAnswer[]>("GET", "/api/admin/join-requests", undefined, signal),
    staleTime: 0,
  });
}

export function useAcceptJoinRequest(id: string) {
  return useChange(() => call<undefined>("POST", at("api", "admin", "join-requests", id, "accept")));
}

export function useDeclineJoinRequest(id: string) {
  return useChange(() => call<undefined>("DELETE", at("api", "admin", "join-requests", id)));
}

function useChange(write: () => Promise<undefined>) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([joinRequests(), attention()].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  return useMutation({ mutationFn: write, onSettled });
}
