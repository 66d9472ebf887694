import { type RefObject, useLayoutEffect, useState } from "react";

export function useIsNarrow(box: RefObject<HTMLElement | null>, rem: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === "undefined") return undefined;
    const measure = () => {
      const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrow(current.clientWidth < rem * textSize);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [box, rem]);
  return isNarrow;
}
