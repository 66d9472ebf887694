import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { at, call } from "../api/call.ts";
import { useDebounced } from "../form/useDebounced.ts";

/** Waits until the values stay the same for a moment. Null while nothing is changed. */
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
