import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { at, call } from "../api/call.ts";
import { useDebounced } from "../form/useDebounced.ts";

/** Previews the change on the server once the values settle. Returns null while nothing is changed. */
export function usePolicyImpact(
  id: string,
  patch: object | undefined,
  place: readonly string[] = ["preview"],
): UseQueryResult<PolicyImpactAnswer> | null {
  const asked = useDebounced(JSON.stringify(patch ?? null), 400);
  const impact = useQuery({
    queryKey: ["policy-impact", id, ...place, asked],
    queryFn: ({ signal }) =>
      call<PolicyImpactAnswer>("POST", at("api", "pto-policies", id, ...place), JSON.parse(asked), signal),
    enabled: asked !== "null",
    retry: false,
  });
  return asked === "null" ? null : impact;
}
