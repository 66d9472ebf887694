import { useCallback, useEffect, useState } from "react";

const COOKIE = "sidebar_state";
const SEVEN_DAYS = 7 * 24 * 60 * 60;

export function useSidebar(isMobile: boolean) {
  const [isExpanded, setExpanded] = useState(() => !document.cookie.includes(`${COOKIE}=false`));
  const [isSheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setSheetOpen((open) => !open);
      return;
    }
    document.cookie = `${COOKIE}=${String(!isExpanded)}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
    setExpanded(!isExpanded);
  }, [isMobile, isExpanded]);

  const closeSheet = useCallback(() => setSheetOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "b" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  return { isExpanded, isSheetOpen, closeSheet, toggle };
}
