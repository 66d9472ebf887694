import { type RaRecord, useGetMany, useListContext, useRefresh, useResourceContext, useUnselectAll } from "react-admin";
import type { Item } from "./runAll.ts";

/** What is selected in a list, with the words for each; `over` forgets the selection and shows the list anew. */
export function useSelected<Row extends RaRecord>(labelOf: (row: Row) => string): { items: Item[]; over: () => void } {
  const resource = useResourceContext() ?? "";
  const { selectedIds } = useListContext();
  const { data } = useGetMany<Row>(resource, { ids: selectedIds });
  const unselect = useUnselectAll(resource);
  const refresh = useRefresh();
  const known = new Map((data ?? []).filter(Boolean).map((row) => [String(row.id), labelOf(row)]));
  return {
    items: selectedIds.map((id) => ({ id: String(id), label: known.get(String(id)) ?? "…" })),
    over: () => {
      unselect();
      refresh();
    },
  };
}
