import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { InvitationAnswer, SentInvitationsAnswer } from "#core/api/InvitationAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

export function allInvitations() {
  return queryOptions({
    queryKey: ["invitations"],
    queryFn: () => call<InvitationAnswer[]>("GET", "/api/invitations"),
  });
}

export function useSendInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: unknown) => call<InvitationAnswer & { token: string }>("POST", "/api/invitations", body),
    onSuccess: () => void refetch(client, ["invitations"]),
  });
}

export function useSendInvitations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: unknown) => call<SentInvitationsAnswer>("POST", "/api/invitations/bulk", body),
    onSuccess: () => void refetch(client, ["invitations", "setup"]),
  });
}

export function useRevokeInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "invitations", id)),
    onMutate: (id) => takeOut(client, allInvitations().queryKey, id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, ["invitations"]),
  });
}
