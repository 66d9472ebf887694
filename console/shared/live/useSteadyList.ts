import { type FocusEvent, type PointerEvent, useState } from "react";
import { type Steady, steadyList } from "./steadyList.ts";

export interface HoldingProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

export function useSteadyList<Item extends { id: string }>(
  items: readonly Item[],
): { list: readonly Steady<Item>[]; holding: HoldingProps; remove: (ids: readonly string[]) => void } {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [list, setList] = useState<readonly Steady<Item>[]>(() => plain(items));
  const next = isPointed || isFocused ? steadyList(list, items, removed) : plain(items);
  const isChanged = next.length !== list.length || next.some((one, index) => !isSame(one, list[index]));
  if (isChanged) setList(next);
  return {
    list: isChanged ? next : list,
    holding: {
      onPointerEnter: ({ pointerType }) => setPointed(pointerType === "mouse"),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
    remove: (ids) => setRemoved(new Set([...removed, ...ids])),
  };
}

function plain<Item>(items: readonly Item[]): Steady<Item>[] {
  return items.map((item) => ({ item, isGone: false }));
}

function isSame<Item>(one: Steady<Item>, other: Steady<Item> | undefined): boolean {
  return one.item === other?.item && one.isGone === other.isGone;
}
