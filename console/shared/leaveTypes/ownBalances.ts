import { queryOptions } from "@tanstack/react-query";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { call } from "../api/call.ts";

export function ownBalances() {
  return queryOptions({
    queryKey: ["balances"],
    queryFn: () => call<BalanceAnswer[]>("GET", "/api/pto-balances"),
  });
}
