import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { refetch } from "#console/shared/api/lists.ts";
import { useHints } from "#console/shared/live/useHints.ts";
import { session } from "../session/consoleSession.ts";

/** Excludes single records, so a form isn't refetched during an edit. */
const isOfList = (key: readonly unknown[]) => key[1] === "getList" || key[1] === "getMany";

export function useFreshPages(): void {
  const client = useQueryClient();
  useHints(
    useCallback(
      (hints, isShown) => {
        const refetchType = isShown ? "active" : "none";
        if (hints.has("inbox")) void refetch(client, ["inbox"], refetchType);
        if (hints.has("requests")) void client.invalidateQueries({ queryKey: session().queryKey });
        if ([...hints].every((hint) => hint === "inbox")) return;
        void client.invalidateQueries({ predicate: ({ queryKey }) => isOfList(queryKey), refetchType });
      },
      [client],
    ),
  );
}
