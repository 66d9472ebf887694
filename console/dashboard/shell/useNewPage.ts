import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Scrolls to the top of each new page and focuses its content, because the browser does neither on client-side
 * navigation. The first page keeps its focus.
 */
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
