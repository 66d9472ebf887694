import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { DelegateSuggestionAnswer, DelegationAnswer } from "#core/api/delegations/DelegationAnswer.ts";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { at, call } from "../api/call.ts";
import { refetch } from "../api/lists.ts";

export function delegationsOf(approverId: string) {
  return queryOptions({
    queryKey: ["delegations", approverId],
    queryFn: () => call<DelegationAnswer[]>("GET", `/api/delegations?approverId=${encodeURIComponent(approverId)}`),
  });
}

export function delegateSuggestion({ from, to }: { from: IsoDate; to: IsoDate }) {
  return queryOptions({
    queryKey: ["delegations", "suggestion", from, to],
    queryFn: () => call<DelegateSuggestionAnswer>("GET", `/api/delegations/suggestion?from=${from}&to=${to}`),
    staleTime: 0,
  });
}

export function possibleDelegates() {
  return queryOptions({ queryKey: ["users"], queryFn: () => call<UserAnswer[]>("GET", "/api/users") });
}

interface NewDelegation {
  delegateId: string;
  from: IsoDate;
  to: IsoDate;
  approverId?: string;
}

export function useNameDelegate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (delegation: NewDelegation) => call<DelegationAnswer>("POST", "/api/delegations", delegation),
    onSettled: () => void refetch(client, ["delegations"]),
  });
}

export function useEndDelegation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "delegations", id)),
    onSettled: () => void refetch(client, ["delegations", "approvals"]),
  });
}
