import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { searchWords } from "#core/search/searchPatterns.ts";
import { useDebounced } from "../form/useDebounced.ts";
import { useLeaveTypes } from "../leaveTypes/leaveTypesContext.ts";
import { foundItems } from "./foundItems.ts";
import { placeItems } from "./placeItems.ts";
import { searchResults } from "./searchCalls.ts";
import { matchingItems } from "./SearchItem.ts";

const SETTLED_AFTER = 120;

export function useSearchItems(me: MeAnswer, search: string) {
  const { nameOf } = useLeaveTypes();
  const settled = useDebounced(search, SETTLED_AFTER);
  const results = useQuery(searchResults(settled));
  const isEmpty = searchWords(search).length === 0;
  const places = useMemo(() => placeItems(me), [me]);
  const items = useMemo(() => {
    const found = isEmpty || !results.data ? [] : foundItems(results.data, me, nameOf);
    return [...found, ...matchingItems(places, search)];
  }, [isEmpty, results.data, me, nameOf, places, search]);
  const isCurrent = settled === search && !results.isFetching;
  return { items, isComplete: isEmpty || isCurrent, error: isEmpty ? null : results.error };
}
