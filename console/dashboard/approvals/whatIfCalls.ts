import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { WhatIfAnswer } from "#core/api/RequestAnswer.ts";
import { call } from "#console/shared/api/call.ts";

export function whatIf(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["approvals", "what if", ids],
    queryFn: () => call<WhatIfAnswer>("GET", `/api/pto-requests/what-if?ids=${ids.join(",")}`),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
