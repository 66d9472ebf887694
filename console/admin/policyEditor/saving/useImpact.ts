import { useQuery } from "@tanstack/react-query";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import type { ImpactQuery } from "../documentCalls.ts";

const CALM_AFTER = 600;

export function useImpact<Edit>(edit: Edit | null, impactOf: (edit: Edit | null) => ImpactQuery) {
  const asked = useDebounced(edit, CALM_AFTER);
  const { data, error, isFetching } = useQuery(impactOf(asked));
  return { asked, data, error, isFetching };
}
