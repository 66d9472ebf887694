import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useMemo } from "react";
import { capitalized } from "#core/capitalized.ts";
import { useShortcuts } from "#console/shared/keys/shortcuts.ts";
import { isDeciding } from "./approvalCalls.ts";

export const QUEUE_KEYS = [
  ["J", "next"],
  ["K", "previous"],
  ["X", "select"],
  ["A", "approve"],
  ["R", "reject"],
  ["Z", "undo"],
] as const;

type ActKey = "a" | "r" | "x" | "z";

export function keyOf(key: ActKey): { "data-key": ActKey } {
  return { "data-key": key };
}

export function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  const client = useQueryClient();
  const shortcuts = useMemo(
    () =>
      QUEUE_KEYS.map(([name, meaning]) => {
        const key = name.toLowerCase();
        return {
          key,
          meaning: capitalized(meaning),
          group: "Pending Approvals",
          isFree: (focused: Element | null) => isFree(focused, list.current),
          run: () => !(key === "z" && isDeciding(client)) && press(key, list.current),
        };
      }),
    [list, client],
  );
  useShortcuts(shortcuts);
}

function isFree(focused: Element | null, list: HTMLElement | null): boolean {
  if (!list) return false;
  return !focused || focused === document.body || focused.tagName === "MAIN" || list.contains(focused);
}

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
