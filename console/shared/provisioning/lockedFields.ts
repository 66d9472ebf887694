import { useQuery } from "@tanstack/react-query";
import type { LockedFieldsAnswer } from "#core/api/people/LockedFieldsAnswer.ts";
import { at, call } from "../api/call.ts";

/** Returns no locked fields until the query succeeds, because the server refuses changes to locked fields anyway. */
export function useLockedFields(kind: "users" | "teams", id: string | undefined): LockedFieldsAnswer {
  const { data } = useQuery({
    queryKey: ["locked-fields", kind, id],
    queryFn: ({ signal }) =>
      call<LockedFieldsAnswer>("GET", at("api", kind, id ?? "", "locked-fields"), undefined, signal),
    enabled: id !== undefined,
    retry: false,
  });
  return data ?? {};
}
