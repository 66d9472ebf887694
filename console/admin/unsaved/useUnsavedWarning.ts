import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { guardHistory } from "./historyGuard.ts";

interface UnsavedWarning {
  isAsked: boolean;
  leave: () => void;
  stay: () => void;
}

/** A console path, a number of history steps (-1 is Back), or a button with `LEAVES`. */
type Destination = string | number | HTMLElement;

export const LEAVES = { "data-leaves": "" };

export function useUnsavedWarning(isUnsaved: boolean): UnsavedWarning {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<Destination | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => {
      // `reloadRestored` hides the body before it reloads the page.
      if (!document.body.hidden) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (isLeaving.current || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>("[data-leaves]:not([aria-selected='true'])");
      const link = event.target.closest<HTMLAnchorElement>("a[href]");
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      const to = link && isPlain && link.target !== "_blank" ? pathInConsole(link) : undefined;
      if (!button && to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination(button ?? to ?? null);
    };
    const here = indexOf(window.history.state);
    let isReturning = false;
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
    if (destination instanceof HTMLElement) destination.click();
    else if (typeof destination === "number") void navigate(destination);
    else if (destination !== null) void navigate(destination);
  };
  return { isAsked: destination !== null, leave, stay: () => setDestination(null) };
}

function pathInConsole({ pathname, search }: HTMLAnchorElement): string | undefined {
  return pathname.startsWith("/admin/") ? pathname.slice("/admin".length) + search : undefined;
}

function indexOf(state: unknown): number {
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number"
    ? state.idx
    : -1;
}
