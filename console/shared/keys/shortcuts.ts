import { useEffect } from "react";

/** A key that does something on the current page. */
export interface Shortcut {
  /** The key as in `KeyboardEvent.key`; letters in lowercase. */
  key: string;
  /** True if the key is pressed together with Ctrl or, on a Mac, Cmd. */
  withCtrl?: boolean;
  /** The description of the action, such as "New request". */
  meaning: string;
  /** The heading in the list of shortcuts. */
  group: string;
  /** Runs the action. Returns false if there was nothing to do. */
  run: () => boolean;
  /** Returns whether the shortcut may handle the key, given the focused element. */
  isFree?: (focused: Element | null) => boolean;
}

const registered = new Set<readonly Shortcut[]>();

/** Registers shortcuts while a component is shown; `shortcuts` must be stable. They also appear in the list of `?`. */
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

/** Returns the shortcuts of the current page by group, those of the page itself last. */
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
  // The page's own shortcuts were registered last and come first.
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

/** Returns whether keys belong to something else: a field, or an open dialog, menu, or list. */
function isOccupied(): boolean {
  if (document.querySelector("[role=dialog], [role=menu], [role=listbox]")) return true;
  const focused = document.activeElement;
  return Boolean(
    focused?.closest("textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio])"),
  );
}
