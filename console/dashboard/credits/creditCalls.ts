import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { CreditInput } from "#core/credits/CreditInput.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import { useKeyedWrite } from "#console/shared/form/useKeyedWrite.ts";

export function ownCredits() {
  return queryOptions({
    queryKey: ["requests", "credits"],
    queryFn: () => call<RequestAnswer[]>("GET", "/api/credits"),
  });
}

export function useRequestCredit() {
  const client = useQueryClient();
  const keyed = useKeyedWrite();
  return useMutation({
    mutationFn: (wanted: CreditInput) =>
      keyed((idempotencyKey) => call<RequestAnswer>("POST", "/api/credits", { ...wanted, idempotencyKey })),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}

export function useCancelCredit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: RequestAnswer) =>
      call<RequestAnswer>("PATCH", at("api", "pto-requests", id), { status: "cancelled" }),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}
