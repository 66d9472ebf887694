import { useMemo } from "react";
import { type Shortcut, useShortcuts } from "./shortcuts.ts";

const PAGE_SEARCH = "main input[type=search]:not(:disabled), main input[name=q]:not(:disabled)";

interface SearchKeys {
  onSearch: () => void;
  onList: () => void;
  onRequest: () => void;
}

export function useSearchKeys({ onSearch, onList, onRequest }: SearchKeys): void {
  const shortcuts = useMemo(() => {
    const always = (act: () => void) => () => {
      act();
      return true;
    };
    const group = "Everywhere";
    const all: Shortcut[] = [
      { key: "k", withCtrl: true, meaning: "Search", group, run: always(onSearch) },
      {
        key: "/",
        meaning: "Search this page, or everything if it has no search field",
        group,
        run: always(() => void (focusPageSearch() || onSearch())),
      },
      { key: "n", meaning: "New request", group, run: always(onRequest) },
      { key: "?", meaning: "Show this list", group, run: always(onList) },
    ];
    return all;
  }, [onSearch, onList, onRequest]);
  useShortcuts(shortcuts);
}

function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(PAGE_SEARCH);
  field?.focus();
  field?.select();
  return field !== null;
}
