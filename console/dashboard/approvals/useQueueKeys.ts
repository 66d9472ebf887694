import { type RefObject, useEffect } from "react";

/** The keys of the queue, and what each does to the focused request or, for `z`, to the last decision. */
export const QUEUE_KEYS = [
  ["J", "next"],
  ["K", "previous"],
  ["X", "select"],
  ["A", "approve"],
  ["R", "reject"],
  ["Z", "undo"],
] as const;

type ActKey = "a" | "r" | "x" | "z";

/** Marks the element that a key presses. */
export function keyOf(key: ActKey): { "data-key": ActKey } {
  return { "data-key": key };
}

/**
 * Lets keys walk through the requests of a list and press their buttons, while nothing else on the page has the focus.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, isComposing, key } = event;
      if (ctrlKey || metaKey || altKey || isComposing || !isFree(list.current)) return;
      if (press(key.toLowerCase(), list.current)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [list]);
}

/**
 * Returns whether the keys are the queue's: not while a dialog is open, a text is typed, or other controls are used.
 */
function isFree(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!list || document.querySelector("[role=dialog], [role=menu], [role=listbox]")) return false;
  if (focused?.closest("textarea, select, [contenteditable], input:not([type=checkbox])")) return false;
  return !focused || focused === document.body || focused.tagName === "MAIN" || list.contains(focused);
}

/** Does what a key does to the focused request or, for `z`, to the last decision; returns whether it did anything. */
function press(key: string, list: HTMLElement | null): boolean {
  const cards = [...(list?.querySelectorAll<HTMLElement>("article") ?? [])].filter((card) => !card.closest("[inert]"));
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  if (key === "j" || key === "k") {
    const next = key === "j" ? cards[at + 1] : cards[at === -1 ? 0 : at - 1];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
    return next !== undefined;
  }
  if (!["a", "r", "x", "z"].includes(key)) return false;
  const inside = key === "z" ? document : cards[at];
  const target = inside?.querySelector<HTMLElement>(`[data-key=${key}]:not(:disabled)`);
  target?.click();
  return target !== null && target !== undefined;
}
