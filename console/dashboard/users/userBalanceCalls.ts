import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import { useKeyedWrite } from "#console/shared/form/useKeyedWrite.ts";

export function userBalances(userId: string) {
  return queryOptions({
    queryKey: ["balances", userId],
    queryFn: () => call<BalanceAnswer[]>("GET", at("api", "users", userId, "balances")),
  });
}

export function useAdjustBalance() {
  const client = useQueryClient();
  const keyed = useKeyedWrite();
  return useMutation({
    mutationFn: ({ balanceId, ...input }: { balanceId: string; adjustment: number; reason: string }) =>
      keyed((idempotencyKey) =>
        call<BalanceAnswer>("PATCH", at("api", "pto-balances", balanceId, "adjust"), { ...input, idempotencyKey }),
      ),
    onSettled: () => void refetch(client, AFTER_REQUESTS),
  });
}
