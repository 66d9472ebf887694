import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

const BEYOND = 6;
const STEP = 4;
const FEW = 16;

/** All rows must have the same height. */
export function useVisibleRows(
  box: RefObject<HTMLElement | null>,
  { count, rowHeight, all }: { count: number; rowHeight: number; all: boolean },
) {
  const [first, setFirst] = useState(0);
  const [inView, setInView] = useState(FEW);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => setInView(Math.max(FEW, Math.ceil(current.clientHeight / rowHeight))));
    watch.observe(current);
    return () => watch.disconnect();
  }, [box, rowHeight]);
  const onScroll = useCallback(() => {
    const row = Math.floor((box.current?.scrollTop ?? 0) / rowHeight);
    setFirst(row - (row % STEP));
  }, [box, rowHeight]);
  if (all) return { start: 0, end: count, onScroll };
  const start = Math.min(Math.max(0, first - BEYOND), Math.max(0, count - inView));
  return { start, end: Math.min(count, first + inView + STEP + BEYOND), onScroll };
}
