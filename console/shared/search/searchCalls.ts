import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { SearchAnswer } from "#core/api/search/SearchAnswer.ts";
import { searchWords } from "#core/search/searchPatterns.ts";
import { call } from "../api/call.ts";

export function searchResults(search: string) {
  return queryOptions({
    queryKey: ["search", search],
    queryFn: ({ signal }) =>
      call<SearchAnswer>("GET", `/api/search?${new URLSearchParams({ q: search }).toString()}`, undefined, signal),
    enabled: searchWords(search).length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}
