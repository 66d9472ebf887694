import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { CreditInput } from "#core/credits/CreditInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";

/** Queries the signed-in person's requests for time for extra work, newest first. */
export function ownCredits() {
  return queryOptions({
    queryKey: ["requests", "credits"],
    queryFn: () => call<RequestAnswer[]>("GET", "/api/credits"),
  });
}

export function useRequestCredit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: CreditInput) => call<RequestAnswer>("POST", "/api/credits", wanted),
    onSuccess: () => void refetch(client, AFTER_REQUESTS),
  });
}

/** Cancels a pending credit of the signed-in person. */
export function useCancelCredit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: RequestAnswer) =>
      call<RequestAnswer>("PATCH", at("api", "pto-requests", id), { status: "cancelled" }),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}
