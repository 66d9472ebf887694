import { useEffect } from "react";

export interface Shortcut {
  /** A value of `KeyboardEvent.key` in lowercase. */
  key: string;
  withCtrl?: boolean;
  meaning: string;
  group: string;
  run: () => boolean;
  isFree?: (focused: Element | null) => boolean;
}

const registered = new Set<readonly Shortcut[]>();

/** `shortcuts` must be a stable array. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  useEffect(() => {
    registered.add(shortcuts);
    if (registered.size === 1) document.addEventListener("keydown", onKeyDown);
    return () => {
      registered.delete(shortcuts);
      if (registered.size === 0) document.removeEventListener("keydown", onKeyDown);
    };
  }, [shortcuts]);
}

export function shortcutsHere(): [group: string, shortcuts: Shortcut[]][] {
  const groups = new Map<string, Shortcut[]>();
  for (const shortcut of [...registered].flat()) {
    groups.set(shortcut.group, [...(groups.get(shortcut.group) ?? []), shortcut]);
  }
  return [...groups];
}

function onKeyDown(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (altKey || isComposing || defaultPrevented || isOccupied()) return;
  const key = event.key.toLowerCase();
  const withCtrl = ctrlKey || metaKey;
  const focused = document.activeElement;
  const candidates = [...registered].flat().toReversed();
  const isDone = candidates.some(
    (shortcut) =>
      shortcut.key === key &&
      (shortcut.withCtrl ?? false) === withCtrl &&
      (shortcut.isFree?.(focused) ?? true) &&
      shortcut.run(),
  );
  if (isDone) event.preventDefault();
}

function isOccupied(): boolean {
  if (document.querySelector("[role=dialog], [role=menu], [role=listbox]")) return true;
  const focused = document.activeElement;
  return Boolean(
    focused?.closest("textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])"),
  );
}
