import { queryOptions } from "@tanstack/react-query";
import type { MissingFactsAnswer, PolicyFactsAnswer } from "#core/api/admin/factAnswers.ts";
import { at, call } from "#console/shared/api/call.ts";
import { BALANCES_KEY } from "../useRefetchBalances.ts";

/** The key starts with BALANCES_KEY, so refetching the balances also refetches the facts. */
export function policyFacts(userId: string) {
  return queryOptions({
    queryKey: [...BALANCES_KEY, userId, "facts"],
    queryFn: ({ signal }) =>
      call<PolicyFactsAnswer>("GET", at("api", "admin", "people", userId, "policy-facts"), undefined, signal),
  });
}

export function missingFacts() {
  return queryOptions({
    queryKey: [...BALANCES_KEY, "missing-facts"],
    queryFn: ({ signal }) => call<MissingFactsAnswer[]>("GET", at("api", "admin", "missing-facts"), undefined, signal),
  });
}
