import { useGetMany, useListContext, useRefresh, useResourceContext, useUnselectAll } from "react-admin";
import { useNameOf } from "../parts/useNameOf.ts";
import type { Item } from "./runAll.ts";

/** Returns the selected records with their names; `over` clears the selection and reloads the list. */
export function useSelected(): { items: Item[]; over: () => void } {
  const resource = useResourceContext() ?? "";
  const nameOf = useNameOf(resource);
  const { selectedIds } = useListContext();
  const { data } = useGetMany(resource, { ids: selectedIds });
  const unselect = useUnselectAll(resource);
  const refresh = useRefresh();
  const names = new Map((data ?? []).filter(Boolean).map((row) => [String(row.id), nameOf(row)]));
  return {
    items: selectedIds.map((id) => ({ id: String(id), label: names.get(String(id)) ?? "…" })),
    over: () => {
      unselect();
      refresh();
    },
  };
}
