import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Hint } from "#core/live/Hint.ts";
import { type List, refetch } from "#console/shared/api/lists.ts";
import { useHints } from "#console/shared/live/useHints.ts";

const LISTS: Record<Hint, readonly List[]> = {
  approvals: ["approvals", "thread", "session"],
  calendar: ["calendar", "preview", "users"],
  requests: ["requests", "balances", "preview", "thread"],
  inbox: ["inbox"],
};

export function useFreshLists(): void {
  const client = useQueryClient();
  useHints(
    useCallback(
      (hints, isShown) => {
        const lists = [...new Set([...hints].flatMap((hint) => LISTS[hint]))];
        void refetch(client, lists, isShown ? "active" : "none");
      },
      [client],
    ),
  );
}
