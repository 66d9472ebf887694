import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refetch } from "#console/shared/api/lists.ts";
import { useHints } from "#console/shared/live/useHints.ts";

/** Returns whether a react-admin query is one of a list. A record isn't fetched again while it may be edited. */
const isOfList = (key: readonly unknown[]) => key[1] === "getList" || key[1] === "getMany";

/** Fetches the list on the page again whenever its organization changes, and the inbox whenever it changes. */
export function useFreshPages(): void {
  const client = useQueryClient();
  useHints(
    useCallback(
      (hints, isShown) => {
        const refetchType = isShown ? "active" : "none";
        if (hints.has("inbox")) void refetch(client, ["inbox"], refetchType);
        if ([...hints].every((hint) => hint === "inbox")) return;
        void client.invalidateQueries({ predicate: ({ queryKey }) => isOfList(queryKey), refetchType });
      },
      [client],
    ),
  );
}
