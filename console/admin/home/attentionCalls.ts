import { queryOptions } from "@tanstack/react-query";
import type { AttentionAnswer, ExpiringPeopleAnswer } from "#core/api/admin/AttentionAnswer.ts";
import { call } from "#console/shared/api/call.ts";

export function attention() {
  return queryOptions({
    queryKey: ["attention"],
    queryFn: ({ signal }) => call<AttentionAnswer>("GET", "/api/admin/attention", undefined, signal),
  });
}

export function expiringPeople() {
  return queryOptions({
    queryKey: ["attention", "expiring"],
    queryFn: ({ signal }) => call<ExpiringPeopleAnswer>("GET", "/api/admin/attention/expiring", undefined, signal),
  });
}
