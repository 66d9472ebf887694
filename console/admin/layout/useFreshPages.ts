import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useHints } from "#console/shared/live/useHints.ts";

/** The queries of lists, by react-admin's keys. A record isn't fetched while it may be edited. */
const isOfList = (key: readonly unknown[]) => key[1] === "getList" || key[1] === "getMany";

/** Fetches the list on the page again whenever its organization changes. */
export function useFreshPages(): void {
  const client = useQueryClient();
  useHints(
    useCallback(
      (_hints, isShown) => {
        void client.invalidateQueries({
          predicate: ({ queryKey }) => isOfList(queryKey),
          refetchType: isShown ? "active" : "none",
        });
      },
      [client],
    ),
  );
}
