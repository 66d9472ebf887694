import { queryOptions } from "@tanstack/react-query";
import type { FinalStatementAnswer } from "#core/api/statements/FinalStatementAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";

export function finalStatementOf(userId: string) {
  return queryOptions({
    queryKey: ["balances", userId, "final statement"],
    queryFn: () => call<FinalStatementAnswer>("GET", at("api", "users", userId, "final-statement")),
  });
}
