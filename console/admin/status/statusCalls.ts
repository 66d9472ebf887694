import { queryOptions } from "@tanstack/react-query";
import type { StatusAnswer } from "#core/api/admin/StatusAnswer.ts";
import { call } from "#console/shared/api/call.ts";

export function serverStatus() {
  return queryOptions({
    queryKey: ["status"],
    queryFn: ({ signal }) => call<StatusAnswer>("GET", "/api/admin/status", undefined, signal),
  });
}
