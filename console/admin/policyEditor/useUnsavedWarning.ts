import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { guardHistory } from "./historyGuard.ts";

interface UnsavedWarning {
  isAsked: boolean;
  leave: () => void;
  stay: () => void;
}

/** A path in the console, or a number of steps in the browser's history (-1 is Back). */
type Destination = string | number;

/** Asks before a link or the browser's buttons leave the page with unsaved changes. */
export function useUnsavedWarning(isUnsaved: boolean): UnsavedWarning {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<Destination | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => {
      // A hidden page is about to be reloaded, see `reloadRestored`.
      if (!document.body.hidden) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      if (!link?.href || !isPlain || link.target === "_blank" || !link.href.includes("/admin/")) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(new URL(link.href).pathname.replace(/^\/admin/, ""));
    };
    const here = indexOf(window.history.state);
    let isReturning = false;
    // The browser has already changed the address. Return to this page before the router notices, then ask.
    const onHistory = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      event.stopImmediatePropagation();
      const steps = indexOf(event.state) - here;
      if (!isReturning && steps !== 0) {
        setDestination(steps);
        window.history.go(-steps);
      }
      isReturning = !isReturning && steps !== 0;
    };
    window.addEventListener("beforeunload", onUnload);
    const releaseHistory = guardHistory(onHistory);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      releaseHistory();
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [isUnsaved]);
  const leave = () => {
    isLeaving.current = true;
    if (typeof destination === "number") void navigate(destination);
    else if (destination !== null) void navigate(destination);
  };
  return { isAsked: destination !== null, leave, stay: () => setDestination(null) };
}

/** The router stores the position with each history entry. Returns -1 if the entry has none. */
function indexOf(state: unknown): number {
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number"
    ? state.idx
    : -1;
}
