import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * On each new page, scrolls to the top and focuses the content, as a browser does when it loads a page. The first page
 * keeps its focus.
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
