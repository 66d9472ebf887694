import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useGetMany, useListContext, useRefresh, useResourceContext, useUnselectAll } from "react-admin";
import { useNameOf } from "../parts/useNameOf.ts";
import { BulkDialog, type BulkAct } from "./BulkDialog.tsx";
import type { Item } from "./runAll.ts";

type Open = (act: BulkAct, items: readonly Item[]) => void;

const OpenBulk = createContext<Open>(() => {});

export function BulkDialogHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ act: BulkAct; items: readonly Item[] }>();
  const unselect = useUnselectAll(useResourceContext() ?? "");
  const refresh = useRefresh();
  const open = useMemo<Open>(() => (act, items) => setOpened({ act, items }), []);
  const close = (wasTried: boolean) => {
    setOpened(undefined);
    if (!wasTried) return;
    unselect();
    refresh();
  };
  return (
    <OpenBulk value={open}>
      {children}
      {opened && <BulkDialog {...opened.act} items={opened.items} onClose={close} />}
    </OpenBulk>
  );
}

export function useBulk(): { items: Item[]; open: (act: BulkAct) => void } {
  const resource = useResourceContext() ?? "";
  const nameOf = useNameOf(resource);
  const { selectedIds } = useListContext();
  const { data } = useGetMany(resource, { ids: selectedIds });
  const open = useContext(OpenBulk);
  const names = new Map((data ?? []).filter(Boolean).map((row) => [String(row.id), nameOf(row)]));
  const items = selectedIds.map((id) => ({ id: String(id), label: names.get(String(id)) ?? "…" }));
  return { items, open: (act) => open(act, items) };
}
