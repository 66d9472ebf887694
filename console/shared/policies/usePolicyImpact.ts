import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { at, call } from "../api/call.ts";
import { useDebounced } from "../form/useDebounced.ts";

/**
 * Returns the impact of a policy's edited values as soon as they stay the same for a moment; null while nothing is
 * changed.
 */
export function usePolicyImpact(id: string, patch: object | undefined): UseQueryResult<PolicyImpactAnswer> | null {
  const asked = useDebounced(JSON.stringify(patch ?? null), 400);
  const impact = useQuery({
    queryKey: ["policy-impact", id, asked],
    queryFn: ({ signal }) =>
      call<PolicyImpactAnswer>("POST", at("api", "pto-policies", id, "preview"), JSON.parse(asked), signal),
    enabled: asked !== "null",
    retry: false,
  });
  return asked === "null" ? null : impact;
}
