import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OfficeAnswer, OfficeMemberAnswer } from "#core/api/OfficeAnswer.ts";
import type { OfficeInput, OfficePatch } from "#core/offices/OfficeInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

export function allOffices() {
  return queryOptions({ queryKey: ["offices"], queryFn: () => call<OfficeAnswer[]>("GET", "/api/offices") });
}

export function officeMembers(officeId: string) {
  return queryOptions({
    queryKey: ["offices", officeId, "members"],
    queryFn: () => call<OfficeMemberAnswer[]>("GET", at("api", "offices", officeId, "members")),
  });
}

export function useCreateOffice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: OfficeInput) => call<OfficeAnswer>("POST", "/api/offices", input),
    onSuccess: () => refetch(client, ["offices"]),
  });
}

export function useEditOffice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: OfficePatch & { id: string }) =>
      call<OfficeAnswer>("PATCH", at("api", "offices", id), changes),
    onSuccess: () => void refetch(client, ["offices", "users", "invitations", "session", ...AFTER_REQUESTS]),
  });
}

export function useDeleteOffice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "offices", id)),
    onSettled: () => refetch(client, ["offices", "users", "invitations"]),
  });
}
