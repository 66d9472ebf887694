import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Begins each page at its top, with the focus on its content: as when a browser loads one. The first keeps its focus. */
export function useNewPage(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
