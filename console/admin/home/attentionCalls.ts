import { queryOptions } from "@tanstack/react-query";
import type { AttentionAnswer, ExpiringPeopleAnswer } from "#core/api/admin/AttentionAnswer.ts";
import { call } from "#console/shared/api/call.ts";

/** Queries what may need attention. */
export function attention() {
  return queryOptions({
    queryKey: ["attention"],
    queryFn: ({ signal }) => call<AttentionAnswer>("GET", "/api/admin/attention", undefined, signal),
  });
}

/** Queries the number of people with leave that expires soon, which takes longer. */
export function expiringPeople() {
  return queryOptions({
    queryKey: ["attention", "expiring"],
    queryFn: ({ signal }) => call<ExpiringPeopleAnswer>("GET", "/api/admin/attention/expiring", undefined, signal),
  });
}
