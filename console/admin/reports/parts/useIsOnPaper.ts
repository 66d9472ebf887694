import { useSyncExternalStore } from "react";

/** Returns whether the page is being printed. */
export function useIsOnPaper(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia("print").matches);
}

function subscribe(onChange: () => void): () => void {
  const print = window.matchMedia("print");
  print.addEventListener("change", onChange);
  return () => print.removeEventListener("change", onChange);
}
