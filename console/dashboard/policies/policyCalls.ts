import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PolicyAnswer, EditedPolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { PolicyPatch } from "#core/policies/PolicyInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import { cancelScheduled, type CancelWanted } from "#console/shared/policies/cancelScheduled.ts";

export function officePolicies(officeId: string) {
  return queryOptions({
    queryKey: ["offices", officeId, "policies"],
    queryFn: () => call<PolicyAnswer[]>("GET", at("api", "offices", officeId, "policies")),
  });
}

export function useEditPolicy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: PolicyPatch & { id: string }) =>
      call<EditedPolicyAnswer>("PATCH", at("api", "pto-policies", id), changes),
    onError: () => void refetch(client, ["policy-impact"]),
    onSuccess: () => void refetch(client, ["offices", "policy-impact", ...AFTER_REQUESTS]),
  });
}

export function useCancelScheduled() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...wanted }: CancelWanted & { id: string }) => cancelScheduled(id, wanted),
    onSuccess: () => refetch(client, ["offices", "policy-impact", ...AFTER_REQUESTS]),
  });
}
