import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { at, call } from "../api/call.ts";
import { useDebounced } from "../form/useDebounced.ts";

const CALM_AFTER = 400;
const PREVIEW = ["preview"];

export type PolicyImpact = UseQueryResult<PolicyImpactAnswer> | null;

export function usePolicyImpact(
  id: string,
  patch: object | undefined,
  place: readonly string[] = PREVIEW,
): PolicyImpact {
  return useImpactOf(id, useDebounced(textOf(patch), CALM_AFTER), place);
}

export interface ReviewedChange {
  impact: PolicyImpact;
  isPending: boolean;
  isBelow: boolean;
}

export function useReviewedChange(id: string, patch: object | undefined): ReviewedChange {
  const wanted = textOf(patch);
  const asked = useDebounced(wanted, CALM_AFTER);
  const impact = useImpactOf(id, asked, PREVIEW);
  const isPending = wanted !== "null" && (asked !== wanted || impact?.isFetching === true);
  return { impact, isPending, isBelow: !isPending && wanted !== "null" && (impact?.data?.below.length ?? 0) > 0 };
}

function textOf(patch: object | undefined): string {
  return JSON.stringify(patch ?? null);
}

function useImpactOf(id: string, asked: string, place: readonly string[]): PolicyImpact {
  const impact = useQuery({
    queryKey: ["policy-impact", id, ...place, asked],
    queryFn: ({ signal }) =>
      call<PolicyImpactAnswer>("POST", at("api", "pto-policies", id, ...place), JSON.parse(asked), signal),
    enabled: asked !== "null",
    retry: false,
  });
  return asked === "null" ? null : impact;
}
